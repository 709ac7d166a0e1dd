import { site } from "#content/site.ts";

/** The company's name and tag line as share images show them, as far as their font has the letters. */
export const shareCompany = drawable(site);

/** Replaces a name in another script, such as Japanese, with the site's host name, and omits such a tag line. */
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

/** Whether the share images' font has all letters of a text. */
export function isDrawn(text: string): boolean {
	return /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);
}
