import {
	type HostilePattern,
	inAttributes,
	inField,
	inItem,
	repeated,
} from "./pattern-builders.ts";

/** Links, dates, authors and categories. */
export const fieldPatterns: HostilePattern[] = [
	...[
		"title",
		"link",
		"guid",
		"pubDate",
		"category",
		"author",
		"description",
		"categories",
	].map((field) => inItem(`many of ${field}`, "", `<${field}>x y</${field}>`)),
	...[
		"title",
		"link",
		"guid",
		"pubDate",
		"category",
		"author",
		"description",
	].map((field) =>
		inItem(`many empty of ${field}`, "", `<${field}> </${field}>`),
	),
	inItem(
		"different categories",
		"",
		(index) => `<category>c ${index}</category>`,
	),
	inItem("different authors", "", (index) => `<author>a ${index}</author>`),
	inItem(
		"authors in turn",
		"",
		(index) => `<author><name>a ${index}</name></author>`,
	),
	inItem(
		"authors of many at signs",
		"",
		`<author>${"a@".repeat(240)}</author>`,
	),
	inItem(
		"authors of many brackets",
		"",
		`<author>a@b ${"(a ".repeat(160)}</author>`,
	),
	inField("many at signs", "author", "a@a.", " (x)"),
	inField("slashes", "link", "/"),
	inField("dots", "link", "../"),
	inField("a long address", "link", "https://a.example/"),
	inField("escaped zeroes", "link", "&amp;#0"),
	inField("a long address", "guid", "http://"),
	repeated(
		"links: a long base for many",
		`<rss><channel><link>https://a.example/${"x".repeat(4_000)}/</link>`,
		"<item><link>a</link></item>",
		"</channel></rss>",
	),
	repeated(
		"links: a base as long as the feed",
		"<rss><channel><link>https://a.example/",
		"x",
		`</link>${"<item><link>a</link></item>".repeat(100)}</channel></rss>`,
	),
	inAttributes("a type of slashes", '<summary type="', "/", 'xml">x</summary>'),
	inAttributes(
		"a type of words",
		'<summary type="',
		"xml/",
		'xml">x</summary>',
	),
	inAttributes("a link of blanks", '<link href="', " ", '"/>'),
	inAttributes("a link of references", '<link href="', "&amp;", '"/>'),
	inAttributes(
		"a base of slashes",
		'<link xml:base="http://a.example',
		"/..",
		'"/>',
	),
	inAttributes("a term of blanks", '<category term="', "a ", '"/>'),
	...[
		["digits", "1"],
		["blanks", " "],
		["letters", "a"],
		["words", "Mon "],
		["signs", "-"],
		["offsets", "+1:"],
		["dots", "2024."],
		["times", "10:00 "],
		["letters and marks", "z1 "],
	].flatMap(([name = "", piece = ""]) => [
		inField(name, "pubDate", piece),
		inField(`a day, then ${name}`, "dc:date", (index) =>
			index === 0 ? "Fri, 15 Mar 2024 10:00" : piece,
		),
	]),
	inItem(
		"many long dates",
		"",
		`<pubDate>15 Mar 2024 10:00 ${"a ".repeat(40)}</pubDate>`,
	),
	inItem(
		"many dates of blanks",
		"",
		`<pubDate>Mar 15 10:00${" x".repeat(40)}</pubDate>`,
	),
	// Title case.
	inField("capital letters", "category", "A"),
	inField("words of a letter", "category", "a b "),
	inField("quotation marks", "category", "a’"),
];
