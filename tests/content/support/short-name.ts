import { site } from "#content/site.ts";

/** What a text's limits allow for the company's name, in characters. */
const allowed = 10;

/** A text as its limits see it: a company whose name is longer breaks none with words that hold it. */
export function withShortName(text: string): string {
	if (site.name.length <= allowed) return text;
	return text.replaceAll(site.name, "n".repeat(allowed));
}
