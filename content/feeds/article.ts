/** One article of a news feed (docs/behaviour.md, "News"). All texts are plain, without markup. */
export type Article = {
	/** An empty string if the feed gives none. */
	title: string;
	/** An http or https address; an empty string if the feed gives none, and merged lists then leave the article out. */
	link: string;
	/** As much of the text as the feed contains, at most `feedLimits.maxExcerpt` characters and an ellipsis. */
	content: string;
	/** The first 150 characters of the text, with an ellipsis if it was cut. */
	contentSnippet: string;
	creator: string;
	/** ISO 8601 in UTC; an empty string if the feed gives no valid date. */
	pubDate: string;
	/** In title case, without duplicates. */
	categories: string[];
	/** Name of the feed. */
	source: string;
};
