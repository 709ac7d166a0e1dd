export type Found = { field: string; text: string };

const idFields =
	/(^|\.)(id|categoryId|productId|policy|category_id|order|listed|screenshot|logo)$/;
const unshownField = /(^|\.)(alsoCalled|sameThing\.\d+|examplesOf\..+)$/;
const iconField = /icon$/i;
const addressField = /(^|\.|\b)(href|path|website|buttonLink|link)$/i;
const addressText = /^(\/|https:|mailto:)\S*$/;

/** Every text that a visitor reads, with the place where it stands. */
export function visibleTexts(value: unknown): Found[] {
	return allTexts(value)
		.filter(
			({ field, text }) =>
				!idFields.test(field) &&
				!unshownField.test(field) &&
				!iconField.test(field) &&
				!addressField.test(field) &&
				!addressText.test(text),
		)
		.map(({ field, text }) => ({
			field,
			// Of a link in a text only the words are read.
			text: text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"),
		}));
}

/** Every icon name. */
export function iconNames(value: unknown): Found[] {
	return allTexts(value).filter(({ field }) => iconField.test(field));
}

/** Every address: fields that hold one, and links within texts. */
export function addresses(value: unknown): Found[] {
	return allTexts(value).flatMap(({ field, text }) =>
		addressField.test(field)
			? [{ field, text }]
			: [...text.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = ""]) => ({
					field,
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

function allTexts(value: unknown, field = ""): Found[] {
	if (typeof value === "string") return [{ field, text: value }];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		allTexts(inner, field ? `${field}.${key}` : key),
	);
}

/** All that a visitor reads of a value, a line for each text. */
export function textOf(value: unknown): string {
	return visibleTexts(value)
		.map(({ text }) => text)
		.join("\n");
}
