// Control characters, and marks that change the direction of the text around them.
const controls =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Text without any of these is plain already, which is true of most. */
const suspicious =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
	/[\0-\x1f\x7f-\xa0\u1680\u2000-\u200a\u2028-\u202f\u205f\u2066-\u2069\u3000\ufeff\ufffe\uffff]|^ | (?: |$)/;

/**
 * Returns text as a single line. It may look like markup ("the <dialog> element"), so code that
 * writes it into HTML or XML has to escape it.
 */
export function plainText(text: string): string {
	if (!suspicious.test(text)) return text;
	return text
		.replace(controls, "")
		.replace(/\s{2,}|[^\S ]/g, " ")
		.trim();
}

/** Zero-width characters, except for the joiners, which scripts and emoji need. */
const zeroWidth = /[\u00ad\u200b\u2060\ufeff]/g;

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether anything of a text can be seen: not of joiners, marks of direction or fillers alone. */
export function isVisible(text: string): boolean {
	return visible.test(text);
}

/** Returns text as it is shown and searched: without zero-width characters. */
export function withoutInvisible(text: string): string {
	return text.replace(zeroWidth, "");
}
