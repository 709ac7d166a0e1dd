/**
 * Bounds on one feed. Among 541 real feeds that were measured the largest had 2.7 MB,
 * 12 levels and 1,046 items.
 */
export const feedLimits = {
	/** After decompression. */
	maxBytes: 5 * 1024 * 1024,
	maxDepth: 128,
	/** Further items are left out. */
	maxItems: 2_000,
	/** Of any kind; more are refused, as a tree of them would not fit into memory. */
	maxElements: 200_000,
	/** Further attributes of one element are left out. */
	maxAttributes: 64,
	/** A longer attribute is left out. sax gives up at 65,536. */
	maxAttributeLength: 16_384,
	/** An element or attribute with a longer name is not read. */
	maxName: 200,
	/** Different namespace prefixes; more are refused, as some readers look each up in a list. */
	maxPrefixes: 256,
	/** The newest of a feed; older ones are dropped, as no screen shows them. */
	maxArticles: 100,
	/** Titles in characters; the longest of real feeds has 319. */
	maxTitle: 500,
	/** Addresses, which browsers and servers cut at about this length; the longest has 437. */
	maxLink: 2_048,
	/** One author. */
	maxAuthor: 500,
	/** All authors of an article together; the longest list has 577 characters. */
	maxAuthors: 1_000,
	/** The most categories of an article are 34, of at most 109 characters. */
	maxCategories: 40,
	maxCategory: 120,
	/**
	 * Characters of one article's text: a card shows 150 and the filter reads the rest. Eight sources of 100 such texts are 1.6 M characters; a response of Lambda may have 6 MB.
	 */
	maxExcerpt: 2_000,
	/** Of a paper: abstracts of the service have at most 1,920 characters. */
	maxSummary: 4_000,
	/** Of a paper: the largest collaborations have some thousand. */
	maxPaperAuthors: 500,
	maxPaperAuthor: 120,
} as const;
