import { describe, expect, test } from "vitest";
import { readJsonFeed } from "#content/feeds/output/read-json-feed.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { createFeedsHandler } from "#functions/feeds/create-handler.ts";
import { maxResponseBytes } from "#functions/feeds/fit-response.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { createMerger, renderCopy } from "#functions/feeds/render.ts";
import { lambdaMaxBytes } from "#functions/local/lambda-limits.ts";
import { makeArticle } from "#tests/content/feeds/make-article.ts";
import { makeGet } from "./make-get.ts";
import { emptyCache, makeChanged, makeCopy } from "./make-record.ts";

process.env.LOG_LEVEL = "silent";
const wiz = "https://www.wiz.io/feed/rss.xml";
const date = (n: number) => new Date(Date.UTC(2026, 0, 1, n)).toISOString();
/** Articles whose every character takes the longest encoding. */
const heavy = (count: number, source = "a") =>
	Array.from({ length: count }, (_, n) =>
		makeArticle({
			link: `https://news.example/${source}/${n}`,
			title: '"&<'.repeat(2_000),
			pubDate: date((n * 7) % count),
			categories: Array.from({ length: 40 }, (_, c) => `<&"${c}`.repeat(30)),
		}),
	);
const copyOf = (count: number, source?: string) =>
	makeCopy({ items: { kind: "articles", list: heavy(count, source) } });
const sent = (body: string) =>
	Buffer.byteLength(JSON.stringify({ statusCode: 200, headers: {}, body }));

describe("a response that would be too large for Lambda", () => {
	const newest = (links: string[], total: number) => {
		const dates = links
			.map((link) => Number(link.split("/").at(-1)))
			.map((n) => (n * 7) % total);
		return Math.min(...dates) === total - links.length;
	};

	test("has the newest articles of its source", () => {
		const { body } = renderCopy(wiz, copyOf(200));
		expect(sent(body)).toBeLessThan(lambdaMaxBytes);
		// At least a third of the space is used: no more is dropped than necessary.
		expect(sent(body)).toBeGreaterThan(maxResponseBytes / 3);
		const links = [...body.matchAll(/<guid>(.*?)<\/guid>/g)].map(
			([, link = ""]) => link,
		);
		expect(links.length).toBeGreaterThan(20);
		expect(newest(links, 200)).toBe(true);
	});

	test.each(["json", "rss"] as const)(
		"has the newest articles of all sources, as %s",
		(format) => {
			const renderMerged = createMerger();
			const copies = ["a", "b", "c"].map((name) => copyOf(100, name));
			const { body, etag } = renderMerged(
				copies,
				{ format },
				Date.UTC(2027, 0, 1),
			);
			expect(sent(body)).toBeLessThan(lambdaMaxBytes);
			expect(sent(body)).toBeGreaterThan(maxResponseBytes / 3);
			const again = renderMerged(
				["a", "b", "c"].map((name) => copyOf(100, name)),
				{ format },
				Date.UTC(2027, 0, 1),
			);
			expect(again.etag).toBe(etag);
			const articles =
				format === "rss"
					? parseFeed(
							{ bytes: Buffer.from(body) },
							{ name: "x", url: wiz },
							readXml,
						)
					: readJsonFeed(JSON.parse(body));
			expect(articles.length).toBeGreaterThan(10);
			const dates = articles.map(({ pubDate }) =>
				new Date(pubDate).toISOString(),
			);
			expect(dates).toEqual(dates.toSorted().reverse());
			expect(dates[0]).toBe(date(99));
		},
	);

	test("of papers has the most recent ones", () => {
		const list = Array.from({ length: 300 }, (_, n) => ({
			id: `${n}`,
			title: "&".repeat(20_000),
			authors: [],
			summary: "",
			published: date(n),
			updated: date(n),
			link: "https://papers.example/",
			categories: [],
		}));
		const copy = makeCopy({ items: { kind: "papers", list } });
		const { body } = renderCopy(preprintUrl, copy);
		expect(sent(body)).toBeLessThan(lambdaMaxBytes);
		expect(body).toContain(`<updated>${date(299)}</updated>`);
		expect(body).not.toContain(`<updated>${date(0)}</updated>`);
	});

	test("has no articles if even one is too large", () => {
		const list = [makeArticle({ title: "&".repeat(700_000) })];
		const copy = makeCopy({ items: { kind: "articles", list } });
		const { body } = renderCopy(wiz, copy);
		expect(body).toContain("<channel>");
		expect(body).not.toContain("<item>");
	});
});

test("the merged list of eight largest sources is within the limit", async () => {
	// Escaping makes quotes and ampersands longest; each text exceeds the stored length.
	const text = "&amp;quot;&amp;amp;".repeat(1_100);
	const items = (source: string) =>
		Array.from(
			{ length: 100 },
			(_, n) =>
				`<item><title>${source} ${n}</title><link>https://news.example/${encodeURIComponent(source)}/${n}</link><description>${text}</description><pubDate>${new Date(date(n)).toUTCString()}</pubDate></item>`,
		).join("");
	const { handler } = createFeedsHandler({
		fetchUpstream: async (url) => {
			const name = feedSources.find((source) => source.url === url)?.name ?? "";
			return makeChanged({
				bytes: Buffer.from(
					`<rss version="2.0"><channel>${items(name)}</channel></rss>`,
				),
			});
		},
		cache: emptyCache,
		now: () => 1_000,
	});
	for (const feed of [undefined, "news.rss", wiz]) {
		const result = await handler(makeGet(feed));
		expect(result.statusCode).toBe(200);
		expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(
			lambdaMaxBytes,
		);
	}
});
