import type { Copy } from "#content/collections.ts";
import { pagesIn } from "#content/file-pages.ts";
import { categoryPath } from "#content/routes.ts";

/** Returns the other names by which the search finds each page, by the page's path. */
export function alsoCalledByPath(copy: Copy): Map<string, string | undefined> {
	return new Map([
		...pagesIn(copy).map(
			({ path, entry }) =>
				[path, "alsoCalled" in entry ? entry.alsoCalled : undefined] as const,
		),
		...copy.categories.map(
			({ id, alsoCalled }) => [categoryPath(id), alsoCalled] as const,
		),
	]);
}
