import { site } from "./site.ts";

/** Names of stacks have 128 characters, with the stage's name and a suffix behind this. */
const longest = 40;

/** The company's name where only ASCII letters and digits may stand: in names of stacks, in tags, in the feeds' user agent. */
export const companyId = toId(site.id || site.name, site.origin);

/**
 * A name as one word that begins with a letter: "Núñez & O'Brien" becomes "NunezOBrien". One
 * without such letters, for example in Japanese, is taken from the site's host instead.
 */
export function toId(name: string, origin: string): string {
	const id = joinWords(name) || joinWords(new URL(origin).hostname);
	return (/^[A-Za-z]/.test(id) ? id : `Site${id}`).slice(0, longest);
}

/** Words of ASCII letters and digits, each with a capital, without what stood between them. */
export function joinWords(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.split(/[^A-Za-z0-9]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
}
