import { site } from "#content/site.ts";

const { name, tagLine, origin } = site;

/**
 * The company as share images show it: a name in another script, such as Japanese, is replaced with
 * the site's host name, and such a tag line omitted.
 */
export const shareCompany = {
	name: isDrawn(name) ? name : new URL(origin).hostname,
	tagLine: isDrawn(tagLine) ? tagLine : "",
};

/** Whether the share images' font has all letters of a text. */
export function isDrawn(text: string): boolean {
	return /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text);
}
