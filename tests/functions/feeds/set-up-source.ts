import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { parseFeed, readFeed } from "#content/feeds/parse-feed.ts";
import type { ReadSource } from "#functions/feeds/after-fetch.ts";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import type { FeedItems } from "#functions/feeds/record.ts";
import { createRelay, relayTimes } from "#functions/feeds/relay.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

/** As readSource, of a feed that does not say how long it may be cached. */
export type ReadItems = (...args: Parameters<ReadSource>) => FeedItems;

/**
 * Sets up one publisher's server, fetched like any publisher's, with the real local DynamoDB and a
 * clock controlled by the test. Registers its own hooks.
 */
export function setUpSource() {
	process.env.LOG_LEVEL = "silent";
	let cache: Cache;
	let upstream: Upstream;
	let instances = 0;
	const readItems = vi.fn<ReadItems>((url, body) => ({
		kind: "articles",
		list: parseFeed(body, { name: "Source", url }, readXml),
	}));
	beforeAll(async () => {
		cache = await startCache();
	});
	afterAll(() => cache.close());
	beforeEach(async () => {
		source.now = Date.now();
		cache.proxy.decide = () => "pass";
		upstream = await startUpstream((_, response) => response.end(rss("One")));
		readItems.mockClear();
	});
	afterEach(() => upstream.close());

	const source = {
		/** The instances' clock. */
		now: 0,
		readItems,
		get cache() {
			return cache;
		},
		/** Reset for each test, under another address; by default it responds correctly. */
		get upstream() {
			return upstream;
		},
		/** One instance of the function, with its own memory. */
		instance(read: ReadItems = readItems, clockAheadMs = 0) {
			instances += 1;
			return createRelay(
				{
					fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
					cache: cache.instance(`instance ${instances}`, 5_000),
					readSource: (url, body) => ({
						items: read(url, body),
						ttlMinutes: readFeed(body, { name: "Source", url }, readXml)
							.ttlMinutes,
					}),
					now: () => source.now + clockAheadMs,
				},
				{
					...relayTimes,
					staleTimeoutMs: 5_000,
					coldTimeoutMs: 5_000,
					pollMs: 20,
				},
			);
		},
		/** Fetches as a new instance does, which knows only what is in the cache. */
		get: () => source.instance().get(upstream.url),
		/** The requests that the server received. */
		paths: () => upstream.requests.map(({ url }) => url),
		passFreshTime() {
			source.now += freshMs + 1;
		},
	};
	return source;
}
