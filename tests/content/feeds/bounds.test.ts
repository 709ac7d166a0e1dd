import { describe, expect, test } from "vitest";
import { firstCharacters, shorten } from "#content/feeds/fields/snippet.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { topicFeedHref } from "#content/feeds/output/merged-feeds.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };
const encode = (text: string) => new TextEncoder().encode(text);

function articlesOf(channel: string) {
	const bytes = encode(`<rss><channel>${channel}</channel></rss>`);
	return parseFeed({ bytes }, source, readXml);
}

describe("each field of an article has a maximum length", () => {
	const huge = "word ".repeat(100_000);
	const [article] = articlesOf(
		`<item><title>${huge}</title><guid>https://news.example/one</guid><link>https://news.example/${"x".repeat(1_000_000)}</link><description>${huge}</description>${[1, 2, 3].map((index) => `<author>${index} ${huge}</author>`).join("")}${Array.from({ length: 500 }, (_, index) => `<category>${index} ${huge.slice(0, 1_000)}</category>`).join("")}</item>`,
	);

	test.each([
		["title", feedLimits.maxTitle + 1],
		["content", feedLimits.maxExcerpt + 1],
		["creator", feedLimits.maxAuthors],
	] as const)("%s", (field, length) => {
		expect(article?.[field].length).toBeGreaterThan(length - 10);
		expect(article?.[field].length).toBeLessThanOrEqual(length);
	});

	test("a longer link is dropped; the item's id is used instead", () => {
		expect(article?.link).toBe("https://news.example/one");
	});

	test("categories are limited in number and length", () => {
		expect(article?.categories).toHaveLength(feedLimits.maxCategories);
		for (const category of article?.categories ?? []) {
			expect(category.length).toBeLessThanOrEqual(feedLimits.maxCategory + 1);
		}
	});
});

test("a base of 1.2 MB does not make the links of a hundred items long", () => {
	const long = `https://news.example/${"x".repeat(1_200_000)}/`;
	const articles = articlesOf(
		`<link>${long}</link>${'<item><link>a</link></item><item xml:base="y/"><link>b</link></item>'.repeat(50)}`,
	);
	expect(articles).toHaveLength(100);
	expect(JSON.stringify(articles).length).toBeLessThan(20_000);
});

test("a link that its base makes too long is dropped", () => {
	const base = `https://news.example/${"x".repeat(2_000)}/`;
	const [article] = articlesOf(
		`<link>${base}</link><item><link>${"y".repeat(100)}</link></item>`,
	);
	expect(article?.link).toBe("");
});

test("a feed of almost 5 MB yields 100 articles of at most 600,000 characters together", () => {
	const item = `<item><title>${"t".repeat(9_000)}</title><link>https://a.example/${"x".repeat(2_000)}</link><author>${"a".repeat(9_000)}</author><description>${"d".repeat(9_000)}</description>${"<category>c</category>".repeat(50)}</item>`;
	const articles = articlesOf(item.repeat(160));
	expect(articles).toHaveLength(feedLimits.maxArticles);
	expect(JSON.stringify(articles).length).toBeLessThan(600_000);
});

test("each field of a paper has a maximum length", () => {
	const huge = "word ".repeat(20_000);
	const bytes = encode(
		`<feed>${`<entry><id>http://arxiv.org/abs/${huge}</id><title>${huge}</title><summary>${huge}</summary>${`<author><name>${huge.slice(0, 200)}</name></author>`.repeat(600)}${Array.from({ length: 50 }, (_, index) => `<category term="${index} ${huge.slice(0, 500)}"/>`).join("")}</entry>`.repeat(3)}${"<entry><id>x</id></entry>".repeat(200)}</feed>`,
	);
	const papers = parsePapers({ bytes }, readXml);
	const [paper] = papers;
	expect(papers).toHaveLength(feedLimits.maxArticles);
	expect(paper?.id.length).toBe(feedLimits.maxLink);
	expect(paper?.title.length).toBeLessThanOrEqual(feedLimits.maxTitle + 1);
	expect(paper?.summary.length).toBeLessThanOrEqual(feedLimits.maxSummary + 1);
	expect(paper?.authors).toHaveLength(feedLimits.maxPaperAuthors);
	expect(paper?.authors[0]?.length).toBeLessThanOrEqual(
		feedLimits.maxPaperAuthor + 1,
	);
	expect(paper?.categories).toHaveLength(feedLimits.maxCategories);
});

describe("a text is cut between characters", () => {
	test.each([
		["ab", 1, "a"],
		["😀😀", 1, "😀"],
		["ae\u0301b", 2, "a"],
		["ae\u0301b", 3, "ae\u0301"],
		["a👩‍👩‍👧b", 2, "a"],
		["a👩‍👩‍👧b", 3, "a"],
		["a👩‍👩‍👧b", 5, "a"],
		["a👩‍👩‍👧b", 6, "a👩‍👩‍👧"],
		["a👍🏽b", 2, "a"],
		["a❤️b", 2, "a"],
		["a🇦🇺🇳🇿", 1, "a"],
		["a🇦🇺🇳🇿", 2, "a"],
		["a🇦🇺🇳🇿", 3, "a🇦🇺"],
		["a🇦🇺🇳🇿", 4, "a🇦🇺"],
		// Nobody reads a character with a hundred combining marks: the text is cut regardless.
		[`a${"\u0301".repeat(100)}b`, 50, `a${"\u0301".repeat(49)}`],
		["\u0301\u0301\u0301", 1, "\u0301"],
	])("%j after %i code points is %j", (text, length, first) => {
		expect(firstCharacters(text, length)).toBe(first);
		expect(shorten(text, length)).toBe(`${first}…`);
	});
});

test.each([
	["authors", "{}"],
	["tags", '""'],
])("a JSON feed with too many %s is rejected", (name, value) => {
	const list = `${`${value},`.repeat(feedLimits.maxElements)}${value}`;
	const bytes = encode(
		`{"version":"https://jsonfeed.org/version/1.1","items":[{"url":"https://news.example/one","${name}":[${list}]}]}`,
	);
	expect(() => parseFeed({ bytes }, source, readXml)).toThrow(/^more than/);
});

test("half a surrogate pair in a JSON feed does not reach a category, whose name is written into URLs", () => {
	const bytes = encode(
		'{"version":"https://jsonfeed.org/version/1.1","items":[{"url":"https://news.example/one","tags":["cut \\ud83d"]}]}',
	);
	const [article] = parseFeed({ bytes }, source, readXml);
	expect(topicFeedHref(article?.categories[0] ?? "")).toMatch(/=Cut%20/);
});
