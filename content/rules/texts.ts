import type { Path } from "#content/reader/read-yaml.ts";

/** A text and its path. */
export type FoundText = { path: Path; text: string };

const idFields =
	/^(id|categoryId|productId|policy|category_id|order|listed|screenshot|logo)$/;
// The search finds these words in whatever spelling visitors use; no page shows them.
const hiddenField = /(^|\.)(alsoCalled|sameThing|examplesOf)(\.|$)/;
const iconField = /icon$/i;
const addressField = /^(href|path|website|buttonLink|link)$/i;
const addressText = /^(\/|https:|mailto:)\S*$/;

/** Returns every text that a visitor reads. */
export function visibleTexts(value: unknown): FoundText[] {
	return allTexts(value)
		.filter(
			({ path, text }) =>
				!idFields.test(lastName(path)) &&
				!iconField.test(lastName(path)) &&
				!addressField.test(lastName(path)) &&
				!hiddenField.test(path.join(".")) &&
				!addressText.test(text),
		)
		.map(({ path, text }) => ({
			path,
			// Only the label of a link in a text is read, and words in bold without their asterisks.
			text: text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", ""),
		}));
}

/** Returns every icon name. */
export function iconNames(value: unknown): FoundText[] {
	return allTexts(value).filter(({ path }) => iconField.test(lastName(path)));
}

/** Returns every address: fields that hold one, and links within texts. */
export function addresses(value: unknown): FoundText[] {
	return allTexts(value).flatMap(({ path, text }) =>
		addressField.test(lastName(path))
			? [{ path, text }]
			: [...text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = ""]) => ({
					path: path[0] === "body" ? lineOfLink(value, path, href) : path,
					text: href,
				})),
	);
}

/** Returns the words of a text in lower case, without the punctuation around them. */
export function wordsOf(text: string): string[] {
	return (
		text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu) ?? []
	);
}

/** Returns everything in a value that a visitor reads, one text per line. */
export function textOf(value: unknown): string {
	return visibleTexts(value)
		.map(({ text }) => text)
		.join("\n");
}

function allTexts(value: unknown, path: Path = []): FoundText[] {
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

/** Returns the paragraphs of a Markdown file's text; each path leads to the line on which the paragraph begins. */
function paragraphs(body: string): FoundText[] {
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

/** Returns the path to the line of a Markdown file's text that contains a paragraph's link. */
function lineOfLink(file: unknown, [, start]: Path, href: string): Path {
	const lines = String(Object(file).body).split("\n");
	const line = lines.findIndex(
		(text, index) => index >= Number(start) && text.includes(`(${href})`),
	);
	return ["body", line < 0 ? Number(start) : line];
}

/** Returns the name of a field; for a list entry, the list's name. */
function lastName(path: Path): string {
	return String(path.findLast((key) => typeof key === "string") ?? "");
}
