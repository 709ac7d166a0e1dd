import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import {
	isVisible,
	plainText,
	withoutInvisible,
} from "#content/feeds/fields/plain-text.ts";
import { snippet } from "#content/feeds/fields/snippet.ts";
import { titleCaseAll } from "#content/feeds/fields/title-case.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { writeJsonFeed } from "#content/feeds/output/write-json-feed.ts";
import { writeOpml } from "#content/feeds/output/write-opml.ts";
import { writeRss } from "#content/feeds/output/write-rss.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { makeArticle } from "./make-article.ts";

const channel = {
	title: "News & <more>",
	link: "https://www.mallee.example/resources/blog",
	description: "All of it",
	self: "https://www.mallee.example/api/feeds?feed=a&x=1",
};

function readBack(rss: string): Article[] {
	const bytes = new TextEncoder().encode(rss);
	const source = { name: "Quirks", url: "https://news.example/feed.xml" };
	return parseFeed({ bytes }, source, readXml);
}

describe("writeRss", () => {
	test("is parsed back into the same articles", () => {
		const articles = [
			makeArticle({
				title: "AT&T, 5 < 6 & the <dialog> element, &nbsp; and “quotes”",
				creator: "Ann & Bob, Čapek",
				categories: ["R&D", "Open Source"],
				content: "Tom &amp; Jerry & <b>friends</b> 😀",
			}),
			makeArticle({ link: "https://news.example/?a=1&b=2", pubDate: "" }),
			makeArticle({ title: "", creator: "", categories: [] }),
		].map((article) => ({
			...article,
			contentSnippet: snippet(article.content),
		}));
		expect(readBack(writeRss(channel, articles))).toEqual(articles);
	});

	test("cuts a long text, but not its snippet", () => {
		const content = "word ".repeat(2_000).trim();
		const [article] = readBack(writeRss(channel, [makeArticle({ content })]));
		expect(article?.content).toHaveLength(feedLimits.maxExcerpt + 1);
		expect(article?.contentSnippet).toBe(snippet(content));
	});

	test("has an extract and the publisher of each item if it merges several", () => {
		const content = "word ".repeat(400).trim();
		const publishers = [{ name: "R&D", url: "https://rd.example/f?a=1&b=2" }];
		const [fromOne, fromSample, fromUnknown] = [
			"R&D",
			"R&D (sample)",
			"Gone",
		].map((source) =>
			writeRss(channel, [makeArticle({ content, source })], publishers),
		);
		expect(fromOne).toContain(
			`<source url="https://rd.example/f?a=1&amp;b=2">R&amp;D</source>`,
		);
		expect(fromSample).toContain('&amp;b=2">R&amp;D (sample)</source>');
		expect(fromUnknown).not.toContain("<source");
		const [article] = readBack(fromOne ?? "");
		expect(article?.content).toBe(snippet(content));
		expect(article?.contentSnippet).toBe(snippet(content));
	});

	test("round-trips any plain text", () => {
		const any = fc.string({ unit: "binary", maxLength: 60 });
		// The parser leaves characters that nobody sees in titles only.
		const text = any.map((each) => plainText(withoutInvisible(each)));
		const name = text.map((each) => (isVisible(each) ? each : ""));
		fc.assert(
			fc.property(any.map(plainText), name, text, (title, creator, content) => {
				const article = makeArticle({
					title,
					creator,
					content,
					contentSnippet: snippet(content),
					categories: titleCaseAll([creator]),
				});
				expect(readBack(writeRss(channel, [article]))).toEqual([article]);
			}),
			{ numRuns: 300 },
		);
	});

	test("is well-formed for any text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const rss = writeRss({ ...channel, title: text }, [
					makeArticle({ title: text, link: text, content: text }),
				]);
				expect(() => readXml(rss)).not.toThrow();
			}),
		);
	});
});

test("writeJsonFeed returns JSON Feed 1.1 with an extract and a publisher for each item", () => {
	const content = "word ".repeat(400).trim();
	const feed = JSON.parse(
		writeJsonFeed(channel, [
			makeArticle({ content }),
			makeArticle({ pubDate: "", creator: "", categories: [] }),
		]),
	);
	expect(feed).toMatchObject({
		version: "https://jsonfeed.org/version/1.1",
		title: channel.title,
		home_page_url: channel.link,
		feed_url: channel.self,
	});
	expect(feed.items[0]).toEqual({
		id: "https://news.example/one",
		url: "https://news.example/one",
		title: "One",
		content_text: snippet(content),
		summary: snippet(content),
		date_published: "2024-03-15T10:00:00.000Z",
		authors: [{ name: "Quirks" }, { name: "Jane Doe" }],
		tags: ["Cloud"],
		_source: { name: "Quirks" },
	});
	expect(Object.keys(feed.items[1])).toEqual([
		"id",
		"url",
		"title",
		"content_text",
		"summary",
		"authors",
		"_source",
	]);
	expect(feed.items[1].authors).toEqual([{ name: "Quirks" }]);
	expect(readJsonFeed(feed).map(({ creator }) => creator)).toEqual([
		"Jane Doe",
		"",
	]);
});

test("writeOpml lists every source", () => {
	const root = readXml(writeOpml("Sources & feeds", feedSources));
	const text = JSON.stringify(root);
	for (const { name, url } of feedSources) {
		expect(text).toContain(JSON.stringify(url));
		expect(text).toContain(JSON.stringify(name));
	}
});
