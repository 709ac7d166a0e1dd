// Control characters, and marks that turn the direction of text around them.
const invisible =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/**
 * One line of text that is no markup wherever it is put: a "<" that could begin a tag
 * ("the <dialog> element") gets an invisible word joiner behind it.
 */
export function plainText(text: string): string {
	return text
		.replace(invisible, "")
		.replace(/\s{2,}|[^\S ]/g, " ")
		.trim()
		.replace(/<(?=[a-z/!?])/gi, "<\u2060");
}
