import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mergeArticles } from "#content/feeds/output/merge-articles.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { slugify } from "#content/slug.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const sampleFile = (name: string) =>
	`tests/fixtures/feeds/${slugify(name)}.xml`;
// A newly added source gets another one's sample.
const own = feedSources.filter(({ name }) => existsSync(sampleFile(name)));
const lists = own.map((source) => ({
	source,
	articles: parseFeed(
		{ bytes: readFileSync(sampleFile(source.name)) },
		source,
		readXml,
	),
}));

describe.each(lists)("sample of $source.name", ({ source, articles }) => {
	test("has 12 to 20 complete articles", () => {
		expect(articles.length).toBeGreaterThanOrEqual(12);
		expect(articles.length).toBeLessThanOrEqual(20);
		for (const article of articles) {
			expect(article.title).not.toBe("");
			expect(article.content.length).toBeGreaterThan(60);
			expect(article.creator).toMatch(/^\p{Lu}/u);
			expect(article.categories).not.toEqual([]);
			expect(article.source).toBe(source.name);
		}
	});

	test("links to the publisher's own host, and says in the link that it is a sample", () => {
		const site = new URL(source.url).hostname.split(".").slice(-2).join(".");
		for (const { link } of articles) {
			expect(new URL(link).hostname).toMatch(new RegExp(`(^|\\.)${site}$`));
			expect(link).toContain("/sample/");
		}
	});

	test("has dates from September to November 2026, newest first", () => {
		const dates = articles.map(({ pubDate }) => pubDate);
		expect(dates).toEqual([...dates].sort().reverse());
		expect(dates.at(-1) ?? "").toMatch(/^2026-(09|10|11)-/);
		expect(dates[0]).toMatch(/^2026-11-/);
	});

	test("parses to text without markup or references", () => {
		const text = JSON.stringify(articles);
		expect(text).not.toMatch(/<\w|&(#\d+|[a-z]+);/);
	});
});

test("all samples merge newest first, each link once", () => {
	const all = lists.map(({ articles }) => articles);
	const merged = mergeArticles(all, Date.parse("2026-11-21"));
	expect(merged).toHaveLength(all.flat().length);
	expect(new Set(merged.map(({ link }) => link)).size).toBe(merged.length);
	const dates = merged.map(({ pubDate }) => pubDate);
	expect(dates).toEqual([...dates].sort().reverse());
});
