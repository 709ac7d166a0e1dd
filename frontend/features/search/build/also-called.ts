import type { Copy } from "#content/collections.ts";
import {
	categoryPath,
	extensionPath,
	jobPath,
	productPath,
	routes,
	servicePath,
} from "#content/routes.ts";

/** What the search finds each page by, beside its words, by the page's path. */
export function alsoCalledByPath(
	copy: Copy,
): Record<string, string | undefined> {
	const { products, extensions, categories, services, policies, jobs } = copy;
	return {
		...byPath(products, ({ productId }) => productPath(productId)),
		...byPath(extensions, ({ id }) => extensionPath(id)),
		...byPath(categories, ({ id }) => categoryPath(id)),
		...byPath(services, ({ categoryId, id }) => servicePath(categoryId, id)),
		...byPath(jobs, ({ id }) => jobPath(id)),
		...byPath(policies, ({ policy }) => `/legal/${policy}`),
		[routes.about]: copy.about.alsoCalled,
		[routes.contact]: copy.contact.alsoCalled,
		[routes.careers]: copy.careers.alsoCalled,
		[routes.partners]: copy.partnersPage.alsoCalled,
		[routes.blog]: copy.blog.alsoCalled,
		[routes.research]: copy.research.alsoCalled,
		[routes.docs]: copy.docs.alsoCalled,
		[routes.advisories]: copy.advisoriesPage.alsoCalled,
	};
}

function byPath<Entry extends { alsoCalled?: string | undefined }>(
	entries: Entry[],
	pathOf: (entry: Entry) => string,
): Record<string, string | undefined> {
	return Object.fromEntries(
		entries.map((entry) => [pathOf(entry), entry.alsoCalled]),
	);
}
