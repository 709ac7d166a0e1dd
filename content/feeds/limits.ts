/**
 * Limits on one feed. The largest of 541 real feeds measured had 2.7 MB, 12 levels and 1,046
 * items.
 */
export const feedLimits = {
	/** After decompression. */
	maxBytes: 5 * 1024 * 1024,
	maxDepth: 128,
	/** Further items are left out. */
	maxItems: 2_000,
	/** Of any kind; a feed with more is rejected, because its tree would not fit into memory. */
	maxElements: 200_000,
	/** Further attributes of an element are left out. */
	maxAttributes: 64,
	/** A longer attribute is left out. sax gives up at 65,536. */
	maxAttributeLength: 16_384,
	/** An element or attribute with a longer name is skipped. */
	maxName: 200,
	/** Different namespace prefixes; more are rejected, as some readers look each up in a list. */
	maxPrefixes: 256,
	/** The newest of a feed; older ones are dropped, as no page shows them. */
	maxArticles: 100,
	/** Titles, in characters; the longest in real feeds has 319. */
	maxTitle: 500,
	/** Addresses; browsers and servers cut them at about this length; the longest real one has 437. */
	maxLink: 2_048,
	/** One author. */
	maxAuthor: 500,
	/** All authors of an article together; the longest real list has 577 characters. */
	maxAuthors: 1_000,
	/** Real articles have at most 34 categories, of at most 109 characters. */
	maxCategories: 40,
	maxCategory: 120,
	/**
	 * Characters of an article's text: a card shows 150, and the filter searches all of it. Eight
	 * sources with 100 such texts are 1.6 M characters; a Lambda response may have 6 MB.
	 */
	maxExcerpt: 2_000,
	/** Of a paper: the service's abstracts have at most 1,920 characters. */
	maxSummary: 4_000,
	/** Of a paper: the largest collaborations have some thousands. */
	maxPaperAuthors: 500,
	maxPaperAuthor: 120,
} as const;
