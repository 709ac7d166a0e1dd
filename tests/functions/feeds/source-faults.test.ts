import type { RequestListener } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cacheMs } from "#content/feeds/freshness.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { freshness } from "#functions/feeds/record.ts";
import { createRelay, relayTimes } from "#functions/feeds/relay.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
let cache: Cache;
let upstream: Upstream;
let otherSite: Upstream;
beforeAll(async () => {
	cache = await startCache();
	upstream = await startUpstream(() => {});
	otherSite = await startUpstream((_, response) => response.end(rss("Stolen")));
});
afterAll(async () => {
	await Promise.all([upstream.close(), otherSite.close()]);
	await cache.close();
});

let count = 0;
const redirect =
	(status: number, to: (own: string) => string): RequestListener =>
	({ url = "" }, response) => {
		if (url.includes("new")) return response.end(rss("New"));
		response.writeHead(status, { location: to(url) }).end();
	};
const status =
	(code: number, headers = {}): RequestListener =>
	(_, response) =>
		response.writeHead(code, headers).end();

/** How a source may behave; no behaviour may make the relay lose the source. */
const behaviours: Record<string, RequestListener> = {
	good: (_, response) => response.end(rss(`Good${count++}`)),
	same: (_, response) => response.end(rss("Same")),
	tagged: ({ headers }, response) => {
		response.setHeader("etag", 'W/"t"');
		if (headers["if-none-match"]) response.writeHead(304).end();
		else response.end(rss("Tagged"));
	},
	"always 304": status(304),
	"one tag for all": (_, response) => {
		response.setHeader("etag", '"1"');
		response.end(rss(`Tag${count++}`));
	},
	"431 to conditional": ({ headers }, response) => {
		response.setHeader("etag", `"${count++}"`);
		if (headers["if-none-match"]) response.writeHead(431).end();
		else response.end(rss("Plain"));
	},
	"a year fresh": (_, response) => {
		response.setHeader("cache-control", "max-age=31536000");
		response.end(rss("Year"));
	},
	"future dates": (_, response) => {
		response.setHeader("last-modified", "Thu, 01 Jan 2099 00:00:00 GMT");
		response.setHeader("expires", "Thu, 01 Jan 2099 00:00:00 GMT");
		response.end(rss("Future"));
	},
	moved: redirect(301, (url) => `${url}/new`),
	"moved to another site": redirect(308, () => otherSite.url),
	"moved to a private address": redirect(301, () => "http://10.0.0.1/"),
	"moved in a circle": redirect(301, (url) => url),
	"moved for now": redirect(302, (url) => `${url}/new`),
	empty: (_, response) => response.end(),
	"no items": (_, response) => response.end(rss("None", 0)),
	html: (_, response) => response.end("<!doctype html><p>Busy</p>"),
	reset: ({ socket }) => socket.resetAndDestroy(),
	400: status(400),
	404: status(404),
	429: status(429),
	500: status(500),
	"huge headers": (_, response) => {
		response.setHeader("etag", `"${"x".repeat(12_000)}"`);
		response.end(rss("Huge"));
	},
};

test("a source is fetched again within an hour of recovering, whatever its faults in the days before", async () => {
	const step = fc.record({
		behaviour: fc.constantFrom(...Object.keys(behaviours)),
		minutes: fc.integer({ min: 1, max: 300 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
			let now = Date.now();
			count += 1;
			const url = `${upstream.url}feed-${count}`;
			const instances = ["one", "two"].map((name) =>
				createRelay(
					{
						fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
						cache: cache.instance(`${name} ${count}`, 10_000),
						readSource: (url, body) => ({
							items: {
								kind: "articles",
								list: parseFeed(body, { name: "Source", url }, readXml),
							},
							ttlMinutes: null,
						}),
						now: () => now,
					},
					{
						...relayTimes,
						staleTimeoutMs: 10_000,
						coldTimeoutMs: 10_000,
						pollMs: 10,
					},
				),
			);
			const getBoth = () =>
				Promise.all(instances.map((relay) => relay.get(url)));
			let lastGood = Number.NEGATIVE_INFINITY;
			for (const { behaviour, minutes } of steps) {
				upstream.respond(behaviours[behaviour] as RequestListener);
				upstream.requests.length = 0;
				const records = await getBoth();
				// One attempt by one of the two: a few redirects, and once more without validators.
				expect(upstream.requests.length).toBeLessThanOrEqual(12);
				if (records.some(({ failures }) => failures === 0)) lastGood = now;
				for (const record of records) {
					const shown = freshness(record, now) !== "none";
					if (!shown && record.copy) {
						expect(now - lastGood).toBeGreaterThanOrEqual(cacheMs - 60_000);
					}
				}
				now += minutes * 60_000;
			}
			now += 61 * 60_000;
			upstream.respond((_, response) => response.end(rss("Well")));
			await getBoth();
			now += 6_000;
			for (const record of await getBoth()) {
				expect(record).toMatchObject({ failures: 0, ended: "" });
				expect(freshness(record, now)).toBe("fresh");
				expect(record.copy?.items.list).toMatchObject([{ title: "Well 0" }]);
			}
		}),
		{ numRuns: 12 },
	);
	expect(otherSite.requests).toHaveLength(0);
}, 60_000);
