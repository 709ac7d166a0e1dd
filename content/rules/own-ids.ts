import type { CollectionName } from "#content/collections.ts";

/** The ids that every page has: of its frame, and of messages and data in it. */
export const shellIds = [
	...["main", "footer", "route-announcer"],
	...["scripts", "chunk-missing"],
];

/** The ids of sections that the pages have whatever their content, even if only some do. */
export const ownIds: Partial<Record<CollectionName, string[]>> = {
	services: [
		...["how-we-work", "what-you-get", "standards"],
		...["questions", "siblings", "urgent"],
	],
	extensions: ["what-it-does", "use-cases", "features", "data-sources"],
	products: ["workflow", "features", "extensions"],
};
