import {
	type HostilePattern,
	inItem,
	repeated,
	rss,
	words,
} from "./pattern-builders.ts";

/** Nested elements, and end tags without a start tag. */
export const nestingPatterns: HostilePattern[] = [
	repeated("nesting: without an end", "<rss>", "<a>"),
	repeated(
		"nesting: to the greatest depth and back",
		"<rss>",
		`${"<a>".repeat(120)}${"</a>".repeat(120)}`,
	),
	repeated("nesting: end tags of nothing", `<rss>${"<a>".repeat(120)}`, "</b>"),
	repeated(
		"nesting: different end tags of nothing",
		`<rss>${"<a>".repeat(120)}`,
		(index) => `</b${index}>`,
	),
	repeated(
		"nesting: end tags in other case",
		"<rss>",
		`${"<a>".repeat(100)}${"</A>".repeat(100)}`,
	),
	repeated("nesting: end tags without an end", "<rss><a>", "</a"),
	repeated(
		"nesting: end tags with spaces",
		"<rss>",
		`<a></a${" ".repeat(5_000)}>`,
	),
	repeated("nesting: a long end tag", "<rss><a></a", " "),
	repeated("nesting: items without an end", rss(""), "<item>"),
	repeated("nesting: items", rss(""), "<item/>"),
	repeated(
		"nesting: items with texts",
		rss(""),
		"<item><title>t</title></item>",
	),
	repeated("nesting: channels", "<rss>", "<channel></channel>"),
	inItem(
		"nesting: HTML within a description",
		`<description>${"<div>".repeat(100)}`,
		"<b>x</b>",
		`${"</div>".repeat(100)}</description>`,
	),
	inItem(
		"nesting: a text deep within a description",
		`<description>${"<div>".repeat(100)}`,
		words,
		`${"</div>".repeat(100)}</description>`,
	),
];
