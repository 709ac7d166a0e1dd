import { site } from "./site.ts";

/** Stack names have up to 128 characters, including the stage's name and a suffix after this one. */
const maxLength = 40;

/** The company's name where only ASCII letters and digits are allowed: in stack names, tags and the feeds' user agent. */
export const companyId = toId(site.id || site.name, site.origin);

/**
 * Turns a name into one word that begins with a letter: "Núñez & O'Brien" becomes "NunezOBrien". A
 * name without such letters, for example in Japanese, is replaced by one made from the site's host.
 */
export function toId(name: string, origin: string): string {
	const id = joinWords(name) || joinWords(new URL(origin).hostname);
	return (/^[A-Za-z]/.test(id) ? id : `Site${id}`).slice(0, maxLength);
}

/** Joins the words of a text, each capitalised, dropping everything except ASCII letters and digits. */
function joinWords(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.split(/[^A-Za-z0-9]+/)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
}
