/**
 * A link that frontend/sections/RichText.tsx can render; it ends an address at the first closing bracket.
 * A label without "[", or each of many would be followed to the end.
 */
const link = /\[\s*[^\s[\]][^[\]]*\]\(\s*[^()\s][^()]*\)/g;

/** **Words** or *words*, but no lone asterisk, as of a footnote. */
const emphasis =
	/(?<![\p{L}\p{N}*])(\*\*?)[\p{L}\p{N}[]([^*]*[^*\s])?\1(?![\p{L}\p{N}*])/u;

/** Returns the arguments with which a schema's `refine` refuses words in bold or italics that visitors would see with their asterisks. */
export function noEmphasis(allowsEmphasis: boolean) {
	return [
		(text: string) => allowsEmphasis || !emphasis.test(text),
		"has words in bold or italics, which is not possible here; remove the asterisks",
	] as const;
}

/** Returns the arguments with which a schema's `refine` refuses links that visitors would see with their brackets. */
export function onlyWorkingLinks(allowsLinks: boolean) {
	return [
		(text: string) =>
			!(allowsLinks ? text.replace(link, "") : text).includes("]("),
		allowsLinks
			? "has a link that cannot be read; write it as [words](/company/contact), with %28 and %29 for brackets in the address"
			: "has a link, which is not possible here; write its words alone",
	] as const;
}

/**
 * Returns the arguments with which a schema's `refine` limits a text's length. Links count with their words alone: visitors do not
 * see an address, which may contain a fact of any length.
 */
export function withoutAddresses(max: number) {
	const shown = (text: string) =>
		text.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
	return [
		(text: string) => shown(text).length <= max,
		{
			error: ({ input }: { input?: unknown }) =>
				`must be at most ${max} characters, found ${shown(String(input)).length}`,
		},
	] as const;
}
