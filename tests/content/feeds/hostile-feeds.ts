/** A text that is made to keep a reader busy, at any size. */
export type HostilePattern = {
	name: string;
	/** A feed of about this many characters. */
	feed: (size: number) => string;
};

/** Repeats a piece up to about a size; the piece may depend on its number. */
function fill(
	size: number,
	piece: string | ((index: number) => string),
): string {
	if (typeof piece === "string") {
		return piece.repeat(Math.ceil(size / piece.length));
	}
	let text = "";
	for (let index = 0; text.length < size; index += 1) text += piece(index);
	return text;
}

type Piece = string | ((index: number) => string);

/** A pattern of a frame in which one piece is repeated. */
function repeated(
	name: string,
	before: string,
	piece: Piece,
	after = "",
): HostilePattern {
	return { name, feed: (size) => before + fill(size, piece) + after };
}

const rss = (inside: string) => `<rss><channel>${inside}`;
const end = "</item></channel></rss>";

function inItem(name: string, before: string, piece: Piece, after = "") {
	return repeated(name, rss(`<item>${before}`), piece, after + end);
}

function inTitle(name: string, piece: Piece, before = "", after = "") {
	return inItem(
		`title: ${name}`,
		`<title>${before}`,
		piece,
		`${after}</title>`,
	);
}

/** HTML, which stands in a section and is read to text. */
function inHtml(name: string, piece: Piece, before = "", after = "") {
	return inItem(
		`HTML: ${name}`,
		`<description><![CDATA[${before}`,
		piece,
		`${after}]]></description>`,
	);
}

function inField(name: string, field: string, piece: Piece, after = "") {
	return inItem(
		`${field}: ${name}`,
		`<${field}>`,
		piece,
		`${after}</${field}>`,
	);
}

/** An attribute, which may be at most 16,384 characters long: many of them. */
function inAttributes(
	name: string,
	open: string,
	piece: string,
	close: string,
) {
	const one = `${open}${fill(16_000, piece).slice(0, 16_000)}${close}`;
	return inItem(
		`attribute: ${name}`,
		"",
		(index) => one + " ".repeat(index % 2),
	);
}

/** An Atom feed of the preprint service. */
function inPaper(name: string, field: string, piece: Piece) {
	return repeated(
		`paper ${field}: ${name}`,
		`<feed><entry><id>http://arxiv.org/abs/1</id><${field}>`,
		piece,
		`</${field}></entry></feed>`,
	);
}

const words = "some plain words of a feed, as they come ";

/** What all others are compared with: the text of an ordinary article. */
export const plainPattern = inHtml("plain words", words);

/** Every way to keep the reader busy that we know of; the reader is to take each in linear time. */
export const hostilePatterns: HostilePattern[] = [
	// Before the root.
	repeated("prolog: empty declarations", "", "<!>", "<rss/>"),
	repeated("prolog: declarations with brackets", "", "<!x[>", "<rss/>"),
	repeated("prolog: doctypes", "", "<!DOCTYPE a [ ] >", "<rss/>"),
	repeated("prolog: doctype left open", "<!DOCTYPE a [", "<x>"),
	repeated("prolog: comments", "", "<!---->", "<rss/>"),
	repeated("prolog: comments left open", "", "<!--"),
	repeated("prolog: instructions left open", "", "<?x"),
	repeated("prolog: less-than signs", "", "<", "<rss/>"),
	repeated("prolog: prefixes of no root", "", "<a:rs", "<rss/>"),
	repeated("prolog: blank lines", "", "\n \t", "<rss/>"),
	repeated("prolog: a long name", "<", "a", "><rss/>"),
	repeated("prolog: control characters", "", "\u0001\u0002", "<rss/>"),
	// Start tags.
	repeated("root: spaces", "<rss", " ", "/>"),
	repeated("root: attributes", "<rss", (index) => ` a${index}="1"`, "/>"),
	repeated(
		"root: namespaces",
		"<rss",
		(index) => ` xmlns:a${index}="u:${index}"`,
		"/>",
	),
	repeated("root: one attribute", '<rss a="', "x", '"/>'),
	inItem("tag: spaces", "<title", " ", ">t</title>"),
	inItem("tag: line ends", "<title", "\r\n", ">t</title>"),
	inItem("tag: spaces after a name", "<title a", " ", ">t</title>"),
	inItem("tag: spaces after an equals sign", "<title a=", " ", ">t</title>"),
	inItem("tag: slashes", "<title", "/", ">t</title>"),
	inItem("tag: quotes", "<title ", '"', ">t</title>"),
	inItem("tag: both quotes", "<title ", `"'`, ">t</title>"),
	inItem("tag: equals signs", "<title ", "=", ">t</title>"),
	inItem("tag: colons", "<title ", "a:", ">t</title>"),
	inItem("tag: a long name", "<", "a", "/>"),
	inItem("tag: a long attribute name", "<title ", "a", "='x'>t</title>"),
	inItem("tag: the same attribute", "<link ", "href='x' ", "/>"),
	inItem("tag: empty attributes", "<b ", 'a="" ', ">t</b>"),
	inItem(
		"tag: different attributes",
		"<link ",
		(index) => `a${index}='x' `,
		"/>",
	),
	inItem(
		"tag: different namespaces",
		"<title ",
		(index) => `xmlns:a${index}='x' `,
		"/>",
	),
	inItem("tag: a quote left open", '<title a="', "x "),
	inItem("tags: quotes left open", "", "<a b='"),
	inItem("tags: other quotes left open", "", '<a b="'),
	inItem("tags: quotes in turn", "", `<a b="<a b='`),
	inItem("tags within quoted values", "<a ", 'b="<a "', "<"),
	inItem(
		"tags within values in both quotes",
		"<a ",
		`b="<a c='" d='<a e="'`,
		"<",
	),
	inItem("tags within bare values", "<x/", "a=<x/", " <"),
	inItem("tags within bare values with blanks", "<x ", "a=<x b=<x ", " <"),
	inItem("tags: cut", "", "<a b c d "),
	inItem("tags: equals signs", "", "<a ="),
	inItem("tags: colons", "", "<a:"),
	inItem("tags: names without an end", "", "<abcdefgh"),
	inItem("tags: fields left open", "", "<title>"),
	inItem("tags: descriptions left open", "", "<description><title>"),
	inItem("tags: empty elements", "", "<b/>"),
	inItem("tags: different names", "", (index) => `<n${index}/>`),
	inItem("tags: different prefixes", "", (index) => `<p${index}:title/>`),
	repeated(
		"root: attributes, and many prefixes below",
		`<rss${fill(20_000, (index) => ` a${index}="${"x".repeat(300)}"`)}><channel>`,
		(index) => `<p${index % 250}:a/>`,
		"</channel></rss>",
	),
	repeated(
		"tags: prefixes without a bound",
		rss(""),
		(index) => `<p${index}:a/>`,
	),
	inItem("tags: less-than signs", "<title>", "<"),
	inItem("tags: less-than signs and blanks", "<title>", "< "),
	// Nesting.
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
	// Sections, comments, instructions, references.
	inItem("sections: left open", "<title>", "<![CDATA["),
	inItem("sections: cut by an end tag", "<title>", "<![CDATA[</titl"),
	inItem("sections: within sections", "<title>", "<![CDATA[<![CDATA[x]]>]]>"),
	inItem("sections: ends", "<title>", "]]>"),
	inItem("sections: brackets", "<title><![CDATA[", "]", "]]></title>"),
	inItem("sections: empty", "<title>", "<![CDATA[]]>"),
	inItem("comments", "<title>", "<!-- -->"),
	inItem("comments: left open", "<title>", "<!--"),
	inItem("comments: hyphens", "<title><!--", "--", "></title>"),
	inItem("comments between texts", "<title>", "<<!---->"),
	inItem("declarations", "<title>", "<!x>"),
	inItem("declarations left open", "<title>", "<!x"),
	inItem("instructions", "<title>", "<?x?>"),
	inItem("instructions left open", "<title>", "<?x"),
	...[
		["ampersands", "&"],
		["references without an end", "&amp"],
		["references", "&amp;"],
		["references twice escaped", "&amp;amp;"],
		["tags twice escaped", "&amp;lt;b>"],
		["unknown references", "&abcdefghijklmnopqrstuvwxyzabcdefg"],
		["long numbers", "&#0000000000000000000000000000000060;"],
		["numbers without an end", "&#x3c"],
		["private-use characters", "&#57344;0&#57344;"],
		["characters of no text", "&#0;&#xD800;"],
		["greater-than signs", ">"],
		["less-than signs and letters", "<b "],
		["surrogate pairs", "😀"],
		["half pairs", "\ud83d"],
		["combining marks", "e\u0301"],
		["joined emoji", "👩‍👩‍👧‍👦"],
		["one grapheme without an end", "\u0301"],
		["invisible characters", "\u200b"],
		["marks of direction", "\u202e"],
		["blanks", " "],
		["different blanks", " \u00a0\u2003"],
		["line ends", "\r"],
		["quotes", `"'`],
		["apostrophes after letters", "a'"],
		["backslashes", "\\"],
	].flatMap(([name = "", piece = ""]) => [
		inTitle(name, piece),
		inHtml(name, piece),
		inField(name, "dc:creator", piece),
		inField(name, "link", piece),
		inField(name, "category", piece),
	]),
	inTitle("tags", "<b>x</b>"),
	inTitle("escaped tags", "&lt;b>x&lt;/b>"),
	inTitle("end tags", "&lt;/b"),
	inTitle("a name without an end", "a", "&lt;/"),
	inTitle("a reference without an end", "a", "&amp;#"),
	// HTML to text.
	inHtml("tags", "<b>x</b>"),
	inHtml("less-than signs", "<"),
	inHtml("tag starts", "<b"),
	inHtml("tag starts with blanks", "<b "),
	inHtml("end tag starts", "</"),
	inHtml("empty attributes", ' a=""', "<b", ">x</b>"),
	inHtml("attributes and no end", ' a=""', "<b"),
	inHtml("attributes with greater-than signs", ' a=">"', "<b", ">x</b>"),
	inHtml("quotes left open", '<a b="'),
	inHtml("other quotes left open", "<a b='"),
	inHtml("quotes in turn", `<a b="<a b='`),
	inHtml("one quote left open", "x>", '<a b="'),
	inHtml("tags after a quote left open", "<b>", "<a b='"),
	inHtml("comments", "<!-- -->"),
	inHtml("comments left open", "<!--"),
	inHtml("declarations left open", "<!x"),
	inHtml("drawings left open", "<svg>"),
	inHtml("scripts", "<script>x</script>"),
	inHtml("scripts left open", "<script>"),
	inHtml("scripts with false ends", "<script></scripts>"),
	inHtml("drawings with false ends", "<svg></svgs>"),
	inHtml("end tags with quotes", "</script a='>"),
	inHtml("sections", "<![CDATA["),
	inHtml("a name without an end", "a", "<"),
	inHtml("an escaped name without an end", "a", "&lt;/", "&gt;"),
	inHtml("blocks without words", "<p></p>"),
	inHtml("escaped end tags", "&lt;/p&gt;"),
	inHtml("base64", "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo"),
	// Fields.
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
	// Papers.
	...["title", "summary"].flatMap((field) => [
		inPaper("dollar signs", field, "$"),
		inPaper("formulas", field, "$x_1^2$"),
		inPaper("formulas left open", field, "$x_{1"),
		inPaper("money", field, "$5 "),
		inPaper("digits in a formula", field, (index) => (index ? "1" : "$1")),
		inPaper("escaped dollars", field, "\\$"),
		inPaper("commands", field, "\\textbf{a}"),
		inPaper("commands left open", field, "\\a["),
		inPaper("accents", field, "\\'{e}"),
		inPaper("accents without letters", field, "\\' "),
		inPaper("backslashes", field, "\\"),
		inPaper("braces", field, "{}"),
		inPaper("open braces", field, "{\\i"),
		inPaper("hyphens", field, "-"),
		inPaper("tildes", field, "~"),
		inPaper("backquotes", field, "`"),
		inPaper("indices", field, "_{1"),
		inPaper("blanks", field, " \n"),
	]),
	repeated(
		"papers: authors",
		"<feed><entry><id>x</id>",
		(index) => `<author><name>A ${index}</name></author>`,
	),
	repeated(
		"papers: categories",
		"<feed><entry><id>x</id>",
		(index) => `<category term="c${index}"/>`,
	),
	repeated(
		"papers: entries",
		"<feed>",
		"<entry><id>x</id><title>t</title></entry>",
	),
];
