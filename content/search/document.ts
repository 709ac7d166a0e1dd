/**
 * Groups of search results in the order in which they are shown (docs/behaviour.md, "Search").
 * The first three are the specified ones; what they cannot hold follows.
 */
export const searchGroups = [
	"Products",
	"Services",
	"Company",
	"Answers",
	"Resources",
	"Legal",
	"News",
	"Papers",
	"Actions",
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A headed part of a page. */
export type SearchSection = {
	title: string;
	/** Of its place in the page; without one, the place is named by the title. */
	id?: string;
	/** What stands below the title, where that is a short list. */
	text?: string;
};

/** Something that the search can find: a page, an answer, an article, an action. */
export type SearchDocument = {
	/** Where it leads, and what tells it from all others. */
	link: string;
	title: string;
	description: string;
	group: SearchGroup;
	icon: string;
	/** What else it is called, with commas between; never shown. */
	alsoCalled?: string | undefined;
	/** Further words that it is found by; never shown. */
	keywords?: string;
	/** Words of the page that few other pages have; never shown. */
	bodyWords?: string;
	sections?: SearchSection[];
	/** Of an article or a paper: who published or wrote it. */
	source?: string;
	/** Of an answer: what Enter copies instead of opening the link. */
	copies?: string;
	/** Of an answer: where a phone goes instead of copying. */
	opens?: string;
};
