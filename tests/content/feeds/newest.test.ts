import { describe, expect, test } from "vitest";
import { feedLimits } from "#content/feeds/limits.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };
const dayMs = 24 * 60 * 60_000;
const start = Date.parse("2024-01-01");

/** Returns the titles read from a feed whose items have these dates. */
function titlesOf(dates: (Date | null)[]): string[] {
	const items = dates.map(
		(date, index) =>
			`<item><title>${index}</title>${date ? `<pubDate>${date.toUTCString()}</pubDate>` : ""}</item>`,
	);
	const bytes = new TextEncoder().encode(
		`<rss><channel>${items.join("")}</channel></rss>`,
	);
	return parseFeed({ bytes }, source, readXml).map(({ title }) => title);
}

const count = 250;
const { maxArticles } = feedLimits;
const range = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, index) => String(from + index));
const day = (index: number) => new Date(start + index * dayMs);

describe("the newest articles of a long feed are read, in the feed's order", () => {
	test("newest first", () => {
		const dates = range(0, count).map((_, index) => day(count - index));
		expect(titlesOf(dates)).toEqual(range(0, maxArticles));
	});

	test("oldest first", () => {
		const dates = range(0, count).map((_, index) => day(index));
		expect(titlesOf(dates)).toEqual(range(count - maxArticles, count));
	});

	test("in any order", () => {
		const dates = range(0, count).map((_, index) => day((index * 97) % count));
		const titles = titlesOf(dates);
		expect(titles).toHaveLength(maxArticles);
		for (const title of titles) {
			expect((Number(title) * 97) % count).toBeGreaterThanOrEqual(
				count - maxArticles,
			);
		}
		expect(titles).toEqual([...titles].sort((a, b) => Number(a) - Number(b)));
	});

	test("without dates, the first", () => {
		expect(titlesOf(range(0, count).map(() => null))).toEqual(
			range(0, maxArticles),
		);
	});

	test("an undated item stays with the one before it", () => {
		const dates = range(0, count).map((_, index) =>
			index % 2 === 0 ? day(index) : null,
		);
		expect(titlesOf(dates)).toEqual(range(count - maxArticles, count));
	});

	test("dates far in the future do not displace others", () => {
		const ahead = new Date(Date.now() + 1_000 * dayMs);
		const dates = range(0, count).map((_, index) =>
			index < 50 ? day(index) : index < 200 ? ahead : day(index),
		);
		expect(titlesOf(dates)).toEqual(expect.arrayContaining(range(200, count)));
	});
});
