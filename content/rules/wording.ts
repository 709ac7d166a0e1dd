import type { Problem } from "#content/reader/problem.ts";
import type { Path } from "#content/reader/read-yaml.ts";
import { site } from "#content/site.ts";
import { americanisms, fillerWords, placeholderWords } from "./language.ts";
import { problemAt, type Rule, type ValidFile } from "./rule.ts";
import { visibleTexts } from "./texts.ts";

/** The text is in Australian spelling, without advertising words, placeholders and typing errors. */
export const wording: Rule = ({ files }) => files.flatMap(problemsOf);

/** By a file's value, of which there is one for each text: the editor checks all files each time one changes. */
const knownProblems = new WeakMap<object, Problem[]>();

function problemsOf(file: ValidFile): Problem[] {
	const value = Object(file.value);
	const known = knownProblems.get(value);
	if (known) return known;
	const problems = visibleTexts(value).flatMap(({ path, text }) =>
		findFaults(text, isName(file, path)).map((message) =>
			problemAt(file, path, message),
		),
	);
	knownProblems.set(value, problems);
	return problems;
}

/** The fields of site.ts with names. A company is called what it is called, whatever words its name consists of. */
export const nameFields = [
	"name",
	"tagLine",
	"streetAddress",
	"suburbAddress",
] as const;

const ownNames = nameFields.map((name) => site[name]).filter(Boolean);

/** Whether a field holds a name only, which is spelt the way its owner spells it. */
function isName({ collection }: ValidFile, path: Path): boolean {
	return collection === "services"
		? path[0] === "standards"
		: collection === "partners" && path.at(-1) === "name";
}

function findFaults(written: string, isName: boolean): string[] {
	const text = withoutNames(written, ownNames);
	return [
		...(isName ? [] : americanisms(text))
			.map((fault) => fault.split(": "))
			.map(
				([word, spelling]) =>
					`has the American spelling "${word}"; write ${spelling} instead`,
			),
		...fillerWords(text).map(
			(word) => `has "${word}", an advertising word; say what you mean`,
		),
		...placeholderWords(text).map(
			(word) => `has the placeholder "${word}"; write the text`,
		),
		...typingErrors(text),
	];
}

/** Puts a dot in the place of each name, so that only the words around it are judged. */
export function withoutNames(text: string, names: string[]): string {
	return names.reduce((rest, name) => rest.replaceAll(name, "·"), text);
}

/** No other tags: a text may have a placeholder such as <name>. */
const htmlTag =
	/<\/?(a|b|br|div|em|i|img|li|ol|p|span|strong|su[bp]|u|ul)\b( [^<>]*)?\/?>/i;
/** Such as &amp; and &#38;, but not "R&D; then". */
const htmlCharacter = /&(#x?[\da-f]+|[a-z]{2,});/;

/** Finds typical typing errors. */
export function typingErrors(text: string): string[] {
	const twice = (text.match(/\b(\p{L}{2,}) \1\b(?!-)/giu) ?? [])
		// A name such as "Wagga Wagga".
		.filter((words) => !/ \p{Lu}/u.test(words));
	const gaps = text.match(/\S* {2,}\S+/g) ?? [];
	const stops = text.match(/\S+ [,.;:!?](?=\s|$)/g) ?? [];
	const html = htmlTag.exec(text) ?? htmlCharacter.exec(text);
	return [
		...(html
			? [
					`has the HTML "${html[0]}", which visitors would see; write the character itself, or leave it out`,
				]
			: []),
		...twice.map((words) => `has "${words}"; remove one of the two`),
		...gaps.map((words) => `has several spaces in "${words}"; leave one`),
		...stops.map(
			(words) => `has a space before the punctuation in "${words}"; remove it`,
		),
	];
}
