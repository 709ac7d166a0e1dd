import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { feedSoup, tagSoup } from "./tag-soup.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };

function check(bytes: Uint8Array): void {
	try {
		const articles = parseFeed({ bytes }, source, readXml);
		for (const { link, pubDate, categories, ...texts } of articles) {
			for (const text of [...Object.values(texts), ...categories]) {
				expect(text).not.toMatch(/[\p{Cc}\ufffe\uffff]/u);
			}
			expect(link).toMatch(/^(https?:\/\/[^\s<>"]+)?$/i);
			expect(pubDate).toMatch(/^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)?$/);
		}
	} catch (error) {
		expect(error).toMatchObject({ name: "FeedParseError" });
	}
}

test("any bytes yield articles without markup, or a FeedParseError", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check(bytes)),
		{ numRuns: 1_000 },
	);
});

test("any tag soup yields articles without markup, or a FeedParseError", () => {
	fc.assert(
		fc.property(feedSoup, (text) => check(new TextEncoder().encode(text))),
		{ numRuns: 3_000 },
	);
});

test("cleaned text within a known root is always well-formed", () => {
	fc.assert(
		fc.property(tagSoup, (text) => {
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
