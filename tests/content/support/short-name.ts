import { site } from "#content/site.ts";

/** How many characters the text limits allow for the company's name. */
const allowed = 10;

/**
 * Returns a text as its limits see it: a longer company name does not make text that contains it
 * too long.
 */
export function withShortName(text: string): string {
	if (site.name.length <= allowed) return text;
	return text.replaceAll(site.name, "n".repeat(allowed));
}
