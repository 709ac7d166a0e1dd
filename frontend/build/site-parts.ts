import * as words from "#content/copy/interface/menu.yaml";
import categories from "#content/copy/lists/categories.yaml";

/** Path prefixes and the name of that part of the site, the most specific first. */
const parts: [string, string][] = [
	...categories.map(({ id, menu }): [string, string] => [
		`/services/id/${id}/`,
		menu.label,
	]),
	["/services/", words.sections.services],
	["/products/", words.sections.products],
	["/resources/", words.sections.resources],
	["/company/", words.sections.company],
	["/legal/", words.sections.legal],
];

/** Returns the part of the site that a path belongs to; undefined for the home page. */
export function partOf(path: string): string | undefined {
	return parts.find(([start]) => path.startsWith(start))?.[1];
}
