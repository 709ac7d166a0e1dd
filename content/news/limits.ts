/**
 * Bounds on one feed. Among 541 real feeds the largest seen are 2.7 MB, 12 levels,
 * and 1,046 items (notes on feeds, section 4).
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
	/** A longer name of an element or attribute is none. */
	maxName: 200,
	/** Different namespace prefixes; more are refused, as some readers look each up in a list. */
	maxPrefixes: 256,
	/** What the relay and the feeds that we publish carry of one article's text, in code points. */
	maxExcerpt: 2_000,
} as const;
