/**
 * Groups of search results in display order (docs/behaviour.md, "Search"). The first three are the
 * specified ones; results that do not fit them follow.
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

/** A part of a page with its own heading. */
export type SearchSection = {
	title: string;
	/** Id of its anchor in the page; by default derived from the title. */
	id?: string;
	/** Content below the title, if that is a short list. */
	text?: string;
};

/** Something that the search can find: a page, an answer, an article or an action. */
export type SearchDocument = {
	/** Where it leads; also its unique key. */
	link: string;
	title: string;
	description: string;
	group: SearchGroup;
	icon: string;
	/** Other names for it, separated by commas; never shown. */
	alsoCalled?: string | undefined;
	/** Further words by which it is found; never shown. */
	keywords?: string;
	/** Words on the page that few other pages contain; never shown. */
	bodyWords?: string;
	sections?: SearchSection[];
	/** For an article or a paper: its publisher or authors. */
	source?: string;
	/** For an answer: what Enter copies instead of opening the link. */
	copies?: string;
	/** For an answer: what a phone opens instead of copying. */
	opens?: string;
	/** For an action: what it does instead of opening the link. */
	run?: () => void;
};
