import { categories } from "#content/services/categories.ts";

/** First words of a path, and the name of that part of the site; the narrower first. */
const parts: [string, string][] = [
	...categories.map(({ id, menu }): [string, string] => [
		`/services/id/${id}/`,
		menu.label,
	]),
	["/services/", "Services"],
	["/products/", "Products"],
	["/resources/", "Resources"],
	["/company/", "Company"],
	["/legal/", "Legal"],
];

/** The part of the site that a path belongs to; undefined for the home page. */
export function partOf(path: string): string | undefined {
	return parts.find(([start]) => path.startsWith(start))?.[1];
}
