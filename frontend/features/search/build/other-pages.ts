import type { FilePage } from "#content/file-pages.ts";
import { routes } from "#content/routes.ts";
import { searchGroups } from "#content/search/document.ts";
import { named, pageDocument, type SearchPage } from "./page-document.ts";

/**
 * Returns documents for pages that have none yet, so that the search finds a new page without
 * further code. Their group is the one named like the first part of their path, or else Company.
 * @param described paths of the pages that have a document
 */
export function otherPages(
	pages: FilePage[],
	described: string[],
): SearchPage[] {
	return pages
		.filter(({ path }) => path !== routes.home && !described.includes(path))
		.map(({ path, entry }) => {
			const { meta } = entry;
			const heading = "heading" in entry ? entry.heading : meta.title;
			const [, folder] = path.split("/");
			const group =
				searchGroups.find((name) => name.toLowerCase() === folder) ?? "Company";
			return pageDocument(
				{ ...named(path, { heading, meta }, "file-text"), group },
				entry,
			);
		});
}
