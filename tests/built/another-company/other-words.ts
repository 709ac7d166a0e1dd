import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { type Problem, printProblem } from "#content/reader/problem.ts";
import type { Path } from "#content/reader/read-yaml.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { visibleTexts } from "#content/rules/texts.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import type { makeCopy } from "./make-copy.ts";

/** Addresses and what a page fills in stay as they are. */
const fixed = /\{[^}]*\}|\]\([^)]*\)|\w+:\/\/\S+|\S+@\S+/;
const vowels = "aeiouAEIOU";

/**
 * Returns a text with each vowel replaced by another: other words of the same lengths, so that they
 * fit wherever the text does, and different wherever the texts are.
 */
export function otherWords(text: string): string {
	return text.replace(
		new RegExp(`${fixed.source}|[${vowels}]`, "g"),
		(found) => (found.length > 1 ? found : nextVowel(found)),
	);
}

function nextVowel(vowel: string): string {
	const at = vowels.indexOf(vowel);
	return vowels[at % 5 === 4 ? at - 4 : at + 1] ?? vowel;
}

/**
 * Rewrites every text that a visitor reads, except where it is one of several choices.
 * @throws if the check reports something that the old text does not put right
 */
export function changeWords({ folder, write }: ReturnType<typeof makeCopy>) {
	const before = readTexts(join(folder, "content/copy"));
	const kept: Problem[] = [];
	for (;;) {
		const texts = Object.fromEntries(
			Object.entries(before).map(([file, text]) => [
				file,
				rewrite(
					file,
					text,
					kept.filter((problem) => problem.file === file),
				),
			]),
		);
		const problems = checkCopy(texts, assets());
		if (problems.length === 0) {
			for (const [file, text] of Object.entries(texts))
				write(join("content/copy", file), text);
			return;
		}
		const known = new Set(kept.map(placeOf));
		if (problems.every((problem) => known.has(placeOf(problem))))
			throw new Error(problems.map(printProblem).join("\n"));
		kept.push(...problems);
	}
}

const placeOf = ({ file, path }: Pick<Problem, "file" | "path">) =>
	[file, ...path].join(" ");

/** Returns the text of a file with other words, except in the fields with a problem. */
function rewrite(file: string, text: string, problems: Problem[]): string {
	// A policy has its fields between two lines of hyphens, above its text.
	const [, head = "", body = ""] = file.endsWith(".md")
		? text.split(/^---\n/m)
		: ["", text];
	const kept = new Set(problems.map(placeOf));
	const document = parseDocument(head);
	const change = (path: Path, changeText: (text: string) => string) => {
		const before = document.getIn(path);
		if (typeof before === "string") document.setIn(path, changeText(before));
	};
	for (const { path } of visibleTexts(parse(head))) {
		if (!kept.has(placeOf({ file, path }))) change(path, otherWords);
	}
	for (const { path } of problems) change(path, followHeading);
	if (!file.endsWith(".md")) return document.toString();
	const lines = body
		.split("\n")
		.map((line, index) =>
			kept.has(placeOf({ file, path: ["body", index] }))
				? followHeading(line)
				: otherWords(line),
		);
	return `---\n${document.toString()}---\n${lines.join("\n")}`;
}

/** Links to a heading contain its words. */
function followHeading(text: string): string {
	return text.replace(/#[^\s)]+/g, otherWords);
}
