import { americanisms, fillerWords } from "./language.ts";
import { problemAt, type Rule } from "./rule.ts";
import { visibleTexts } from "./texts.ts";

/** Australian spelling, no advertising words, and no typing errors. */
export const wording: Rule = ({ files }) =>
	files.flatMap((file) =>
		visibleTexts(file.value).flatMap(({ path, text }) =>
			findFaults(text).map((message) => problemAt(file, path, message)),
		),
	);

function findFaults(text: string): string[] {
	return [
		...americanisms(text)
			.map((fault) => fault.split(": "))
			.map(
				([word, spelling]) =>
					`has "${word}"; in Australian spelling that is ${spelling}`,
			),
		...fillerWords(text).map(
			(word) => `has "${word}", an advertising word; say what you mean`,
		),
		...careless(text),
	];
}

/** Finds typical typing errors. */
export function careless(text: string): string[] {
	const twice = text.match(/\b(\p{L}{2,}) \1\b(?!-)/giu) ?? [];
	const gaps = text.match(/\S* {2,}\S+/g) ?? [];
	const stops = text.match(/\S+ [,.;:!?](?=\s|$)/g) ?? [];
	return [
		...twice.map((words) => `has "${words}"; remove one of the two`),
		...gaps.map((words) => `has several spaces in "${words}"; leave one`),
		...stops.map((words) => `has a space before the punctuation in "${words}"`),
	];
}
