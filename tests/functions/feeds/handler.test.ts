import { beforeEach, describe, expect, test, vi } from "vitest";
import { followed } from "#content/copy/interface/feed-list.yaml";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { plainXml } from "#content/feeds/xml/clean-text.ts";
import { createFeedsHandler } from "#functions/feeds/create-handler.ts";
import type { FetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { makeGet } from "./make-get.ts";
import { emptyCache, makeChanged } from "./make-record.ts";
import { rss } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
const wiz = "https://www.wiz.io/feed/rss.xml";
const atom =
	'<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/abs/1</id><title>A $\\beta$\n paper</title><summary>S</summary><published>2026-11-01T00:00:00Z</published><updated>2026-11-02T00:00:00Z</updated><link href="http://arxiv.org/abs/1"/><author><name>Ann</name></author><category term="cs.AI"/></entry></feed>';

let fetchUpstream = vi.fn<FetchUpstream>();
beforeEach(() => {
	fetchUpstream = vi.fn<FetchUpstream>(async (url) =>
		makeChanged({
			bytes: Buffer.from(url === preprintUrl ? atom : rss("One", 3)),
			contentType: "text/xml",
		}),
	);
});

function makeHandler(originSecrets: string[] = []) {
	return createFeedsHandler(
		{ fetchUpstream, cache: emptyCache, now: () => 1_000 },
		{ originSecrets },
	).handler;
}

test("returns one source as small RSS 2.0 with caching headers", async () => {
	const result = await makeHandler()(makeGet(wiz));
	expect(result).toMatchObject({
		statusCode: 200,
		headers: {
			"content-type": "application/rss+xml; charset=utf-8",
			"cache-control":
				"public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400",
			etag: expect.stringMatching(/^"[\w-]{22}"$/),
			"x-feed-state": "fresh",
			"x-content-type-options": "nosniff",
		},
	});
	const articles = parseFeed(
		{ bytes: Buffer.from(result.body ?? "") },
		{ name: "Wiz", url: wiz },
		readXml,
	);
	expect(articles).toHaveLength(3);
	expect(articles[0]).toMatchObject({ content: "Words", source: "Wiz" });
});

test("returns the papers as Atom that parses like the upstream's", async () => {
	const { body, headers } = await makeHandler()(makeGet(preprintUrl));
	expect(headers?.["content-type"]).toBe("application/xml; charset=utf-8");
	expect(parsePapers({ bytes: Buffer.from(body ?? "") }, readXml)).toEqual([
		expect.objectContaining({ title: "A β paper", authors: ["Ann"] }),
	]);
});

test("returns all sources as JSON Feed without a feed parameter", async () => {
	const { body, headers } = await makeHandler()(makeGet());
	expect(headers?.["content-type"]).toBe("application/json; charset=utf-8");
	const feed = JSON.parse(body ?? "");
	expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
	// Every source returns the same three addresses here, and each is listed once.
	expect(feed.items).toHaveLength(3);
	expect(fetchUpstream).toHaveBeenCalledTimes(feedSources.length);
});

test("returns all sources as RSS", async () => {
	const { body, headers } = await makeHandler()(makeGet("news.rss"));
	expect(headers?.["content-type"]).toBe("application/rss+xml; charset=utf-8");
	expect(body).toContain(`<title>${plainXml(followed.news)}</title>`);
	const { name, url } = feedSources[0] ?? {};
	expect(body).toContain(`<source url="${url}">${name}</source></item>`);
});

describe("If-None-Match", () => {
	test.each([
		(tag: string) => tag,
		(tag: string) => `W/${tag}`,
		(tag: string) => `"x", ${tag}`,
		() => "*",
	])("gets a 304 if it matches", async (write) => {
		const handler = makeHandler();
		const { headers } = await handler(makeGet(wiz));
		const tag = write(String(headers?.etag));
		const result = await handler(makeGet(wiz, { "if-none-match": tag }));
		expect(result).toMatchObject({
			statusCode: 304,
			headers: { etag: headers?.etag, "x-feed-state": "fresh" },
		});
		expect(result.body).toBeUndefined();
	});

	test("gets the whole feed if it does not match", async () => {
		const event = makeGet(wiz, { "if-none-match": '"other"' });
		expect(await makeHandler()(event)).toMatchObject({ statusCode: 200 });
	});
});

test.each([
	"",
	"https://evil.example/",
	"https://www.wiz.io/feed/rss.xml?x",
	"https://www.wiz.io/feed/rss.xml/",
	"http://www.wiz.io/feed/rss.xml",
	"https://www.wiz.io@evil.example/feed/rss.xml",
	"http://169.254.169.254/latest/meta-data/",
	"file:///etc/passwd",
	"../../etc/passwd",
])("feed=%j is not one of ours and causes no request", async (feed) => {
	const result = await makeHandler()(makeGet(feed));
	expect(result.statusCode).toBe(400);
	expect(JSON.parse(result.body ?? "")).toEqual({
		message: expect.any(String),
	});
	expect(fetchUpstream).not.toHaveBeenCalled();
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
	"%s is not allowed",
	async (method) => {
		const result = await makeHandler()(makeGet(wiz, {}, method));
		expect(result).toMatchObject({
			statusCode: 405,
			headers: { allow: "GET, HEAD" },
		});
	},
);

test("HEAD returns the same as GET without the body", async () => {
	const handler = makeHandler();
	const get = await handler(makeGet(wiz));
	const head = await handler(makeGet(wiz, {}, "HEAD"));
	expect(head.body).toBeUndefined();
	expect(head.headers).toEqual(get.headers);
});

test("requests that bypass the CDN get nothing", async () => {
	const handler = makeHandler(["secret"]);
	expect(await handler(makeGet(wiz))).toMatchObject({ statusCode: 403 });
	expect(
		await handler(makeGet(wiz, { "x-origin-verify": "secret" })),
	).toMatchObject({ statusCode: 200 });
});

test("a thousand cached responses take well under a second", async () => {
	const handler = makeHandler();
	await handler(makeGet(wiz));
	await handler(makeGet());
	const start = performance.now();
	for (let index = 0; index < 500; index += 1) {
		await handler(makeGet(wiz));
		await handler(makeGet());
	}
	expect(performance.now() - start).toBeLessThan(800);
});
