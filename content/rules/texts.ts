import type { Path } from "../reader/read-yaml.ts";

/** A text, and where it stands. */
export type Found = { path: Path; text: string };

const idFields =
	/^(id|categoryId|productId|policy|category_id|order|listed|screenshot|logo)$/;
// Words that visitors type, in their own spelling.
const unshownField = /(^|\.)(alsoCalled|sameThing|examplesOf)(\.|$)/;
const iconField = /icon$/i;
const addressField = /^(href|path|website|buttonLink|link)$/i;
const addressText = /^(\/|https:|mailto:)\S*$/;

/** Every text that a visitor reads. */
export function visibleTexts(value: unknown): Found[] {
	return allTexts(value)
		.filter(
			({ path, text }) =>
				!idFields.test(lastName(path)) &&
				!iconField.test(lastName(path)) &&
				!addressField.test(lastName(path)) &&
				!unshownField.test(path.join(".")) &&
				!addressText.test(text),
		)
		.map(({ path, text }) => ({
			path,
			// Of a link in a text only the words are read.
			text: text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
		}));
}

/** Every icon name. */
export function iconNames(value: unknown): Found[] {
	return allTexts(value).filter(({ path }) => iconField.test(lastName(path)));
}

/** Every address: fields that hold one, and links within texts. */
export function addresses(value: unknown): Found[] {
	return allTexts(value).flatMap(({ path, text }) =>
		addressField.test(lastName(path))
			? [{ path, text }]
			: [...text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = ""]) => ({
					path: path[0] === "body" ? lineOfLink(value, path, href) : path,
					text: href,
				})),
	);
}

/** The words of a text, in small letters, without what stands around them. */
export function wordsOf(text: string): string[] {
	return (
		text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu) ?? []
	);
}

/** All that a visitor reads of a value, a line for each text. */
export function textOf(value: unknown): string {
	return visibleTexts(value)
		.map(({ text }) => text)
		.join("\n");
}

function allTexts(value: unknown, path: Path = []): Found[] {
	if (typeof value === "string") {
		return path.length === 1 && path[0] === "body"
			? paragraphs(value)
			: [{ path, text: value }];
	}
	if (Array.isArray(value)) {
		return value.flatMap((inner, index) => allTexts(inner, [...path, index]));
	}
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		allTexts(inner, [...path, key]),
	);
}

/** The paragraphs of a Markdown file's text; the path leads to the line on which one begins. */
function paragraphs(body: string): Found[] {
	const found: { path: [string, number]; text: string }[] = [];
	let isOpen = false;
	for (const [line, whole] of body.split("\n").entries()) {
		const text = whole.trim();
		const last = found.at(-1);
		if (isOpen && last && text) last.text += ` ${text}`;
		else if (text) found.push({ path: ["body", line], text });
		isOpen = text !== "";
	}
	return found;
}

/** The line of a Markdown file's text on which a link ends that a paragraph holds. */
function lineOfLink(file: unknown, [, start]: Path, href: string): Path {
	const lines = String(Object(file).body).split("\n");
	const line = lines.findIndex(
		(text, index) => index >= Number(start) && text.includes(`(${href})`),
	);
	return ["body", line < 0 ? Number(start) : line];
}

/** Of an entry in a list the list's name. */
function lastName(path: Path): string {
	return String(path.findLast((key) => typeof key === "string") ?? "");
}
