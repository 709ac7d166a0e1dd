import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import {
	fitItems,
	packItems,
	packLimits,
	unpackItems,
} from "#functions/feeds/pack-items.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";

/** Incompressible text. */
const noise = (length: number) =>
	randomBytes(length).toString("base64").slice(0, length);
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
const articles = (list: Article[]) => ({ kind: "articles" as const, list });

test("items that fit are unchanged by packing", () => {
	const items = articles([makeArticle(), makeArticle({ title: "🌱" })]);
	expect(fitItems(items)).toBe(items);
	expect(unpackItems(packItems(items))).toEqual(items);
});

test.each([10, 100, 1_000])(
	"of %i long articles the newest are stored, in their order",
	(count) => {
		const dates = Array.from({ length: count }, (_, n) => (n * 7) % count);
		const list = dates.map((n) =>
			makeArticle({ content: noise(60_000), pubDate: day(n) }),
		);
		const { list: stored } = fitItems(articles(list));
		expect(packItems(fitItems(articles(list))).length).toBeLessThanOrEqual(
			packLimits.packed,
		);
		expect(stored.length).toBeGreaterThan(3);
		const oldest = count - stored.length;
		expect(stored).toEqual(
			list.filter(({ pubDate }) => pubDate >= day(oldest)),
		);
	},
);

test("an article without a date is stored as long as the one before it is", () => {
	const list = Array.from({ length: 100 }, (_, n) =>
		makeArticle({
			title: String(n),
			content: noise(60_000),
			pubDate: n % 2 === 0 ? day(100 - n) : "",
		}),
	);
	const { list: stored } = fitItems(articles(list));
	expect(stored.length).toBeGreaterThan(3);
	expect(stored).toEqual(list.slice(0, stored.length));
});

test("highly compressible text is limited too, because others must unpack it", () => {
	const list = Array.from({ length: 500 }, () =>
		makeArticle({ content: " ".repeat(50_000) }),
	);
	const fitting = fitItems(articles(list));
	expect(Buffer.byteLength(JSON.stringify(fitting))).toBeLessThan(
		packLimits.unpacked + 100,
	);
	expect(fitting.list.length).toBeGreaterThan(30);
});

test("one article of 30 MB does not displace the others", () => {
	const huge = makeArticle({
		content: "x".repeat(30_000_000),
		pubDate: day(9),
	});
	const others = [makeArticle(), makeArticle({ title: "Two" })];
	expect(fitItems(articles([huge, ...others]))).toEqual(articles(others));
	expect(fitItems(articles([huge])).list).toEqual([]);
});

test("whatever the sizes, the result fits and has the newest items", () => {
	const sizes = fc.array(fc.integer({ min: 0, max: 200_000 }), {
		maxLength: 60,
	});
	fc.assert(
		fc.property(sizes, (lengths) => {
			const list = lengths.map((length, n) =>
				makeArticle({ content: noise(length), pubDate: day(n) }),
			);
			const fitting = fitItems(articles(list));
			expect(packItems(fitting).length).toBeLessThanOrEqual(packLimits.packed);
			const small = list.filter(
				(item) => Buffer.byteLength(JSON.stringify(item)) <= packLimits.item,
			);
			expect(fitting.list).toEqual(
				small.slice(small.length - fitting.list.length),
			);
		}),
		{ numRuns: 30 },
	);
});

test("300 MB in a small packed copy are rejected before they fill the memory", () => {
	const bomb = gzipSync(Buffer.alloc(300_000_000), { level: 4 });
	const before = process.memoryUsage().rss;
	expect(() => unpackItems(bomb)).toThrow();
	expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});
