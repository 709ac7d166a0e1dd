import { site } from "#content/site.ts";
import { drawable } from "./fonts.ts";

/**
 * The company as share images show it: a name in another script, such as Japanese, is replaced with
 * the site's host name, and such a tag line omitted.
 */
export const shareCompany = {
	name: drawable(site.name) || new URL(site.origin).hostname,
	tagLine: drawable(site.tagLine),
};
