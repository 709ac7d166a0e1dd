import { site } from "#content/site.ts";

/** What share images call the company: its name and tag line, as far as their font has the letters. */
export const shareCompany = drawable(site);

/** A name in another script, for example Japanese, is stood for by the site's host, and such a tag line is left out. */
export function drawable({
	name,
	tagLine,
	origin,
}: Pick<typeof site, "name" | "tagLine" | "origin">) {
	return {
		name: isDrawn(name) ? name : new URL(origin).hostname,
		tagLine: isDrawn(tagLine) ? tagLine : "",
	};
}

/** Whether the images' font has the letters of a text. */
export function isDrawn(text: string): boolean {
	return /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);
}
