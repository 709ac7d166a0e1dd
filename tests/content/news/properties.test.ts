import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeed } from "#content/news/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };

// Pieces that feeds and attacks on them are made of.
const piece = fc.oneof(
	fc.constantFrom(
		..."<rss> </rss> <channel> </channel> <item> </item> <title> </title> <link> </link> <description> </description> <guid> <feed> </feed> <entry> </entry> <content:encoded> </content:encoded> <![CDATA[ ]]> <!-- --> <? ?> <!DOCTYPE <!ENTITY & &amp; &lt; &gt; &amp;lt; &#60; &#x3c; &quot; < > \" ' = / : ; [ ] script <script> </script> <b onclick=x> javascript:alert(1) https://a.example/ <svg/onload=x> &nbsp; \u2028 \ufffe \0 \ud800 <link href='x'/> <summary type='html'> </summary> <category term='&lt;b&gt;'/> <xmlns:a> xmlns:b='' __proto__ <__proto__> <constructor> <_> <$> <#text>".split(
			" ",
		),
	),
	fc.string({ unit: "binary", maxLength: 8 }),
);
const soup = fc
	.array(piece, { maxLength: 60 })
	.map((pieces) => pieces.join(""));
const feed = fc
	.tuple(fc.constantFrom("<rss><channel><item>", "<feed><entry>", ""), soup)
	.map(([start, rest]) => start + rest);

function check(bytes: Uint8Array): void {
	try {
		const articles = parseFeed({ bytes }, source, readXml);
		for (const { link, pubDate, categories, ...texts } of articles) {
			for (const text of [...Object.values(texts), ...categories]) {
				expect(text).not.toMatch(/<[a-z/!?]/i);
				expect(text).not.toMatch(/[\p{Cc}\ufffe\uffff]/u);
			}
			expect(link).toMatch(/^(https?:\/\/[^\s<>"]+)?$/i);
			expect(pubDate).toMatch(/^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)?$/);
		}
	} catch (error) {
		expect(error).toMatchObject({ name: "FeedParseError" });
	}
}

test("any bytes: articles without markup, or a FeedParseError", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check(bytes)),
		{ numRuns: 1_000 },
	);
});

test("any soup of tags: articles without markup, or a FeedParseError", () => {
	fc.assert(
		fc.property(feed, (text) => check(new TextEncoder().encode(text))),
		{ numRuns: 3_000 },
	);
});

test("what is cleaned within a known root is always well-formed", () => {
	fc.assert(
		fc.property(soup, (text) => {
			const bytes = new TextEncoder().encode(`<rss>${text}`);
			try {
				parseFeed({ bytes }, source, readXml);
			} catch (error) {
				expect(error).toMatchObject({
					message: expect.not.stringContaining("well-formed"),
				});
			}
		}),
		{ numRuns: 3_000 },
	);
});
