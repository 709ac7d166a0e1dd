/** Groups of search results in the order in which they are shown (docs/behaviour.md, "Search"). */
export const searchGroups = [
	"Products",
	"Services",
	"Company",
	"Resources",
	"News",
	"Papers",
	"Actions",
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Something that the search can find: a page, a headed part of a page, an article, an action. */
export type SearchDocument = {
	/** Where it leads, and what tells it from all others. */
	link: string;
	title: string;
	description: string;
	group: SearchGroup;
	icon: string;
	/** For a part of a page: the title of that page. */
	page?: string;
	/** Further words that it is found by; never shown. */
	keywords?: string;
};
