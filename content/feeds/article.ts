/** One article of a news feed (docs/behaviour.md, "News"). All texts are plain, without markup. */
export type Article = {
	/** An empty string where the feed gives none. */
	title: string;
	/** An http or https address; an empty string where the feed gives none: merged lists leave such articles out. */
	link: string;
	/** The text as far as the feed carries it, at most `feedLimits.maxExcerpt` characters and an ellipsis. */
	content: string;
	/** The first 150 characters of the text, with an ellipsis where something was cut. */
	contentSnippet: string;
	creator: string;
	/** ISO 8601 in UTC; an empty string where the feed gives no possible date. */
	pubDate: string;
	/** In title case, without duplicates. */
	categories: string[];
	/** Name of the feed. */
	source: string;
};
