import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { createFeedsHandler } from "#functions/feeds/create-handler.ts";
import { upstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import type { RelayTimes } from "#functions/feeds/relay.ts";
import { overrideFrom } from "#functions/feeds/upstream-override.ts";
import { makeGet } from "./make-get.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

/** The source used by tests of a single feed. */
export const wiz = "https://www.wiz.io/feed/rss.xml";

/** Long enough for a busy machine: a test of a timeout sets its own. */
const times: RelayTimes = {
	staleTimeoutMs: 15_000,
	coldTimeoutMs: 15_000,
	mergedMs: 15_000,
	leaseMs: 15_000,
	recheckMs: 5_000,
	pollMs: 100,
};
const defaultFetchMs = 10_000;

/**
 * Sets up the feeds function as deployed, on the real local DynamoDB, with one HTTP server in place
 * of all publishers and a clock controlled by the test. Registers its own hooks.
 */
export function setUpRelay() {
	process.env.LOG_LEVEL = "silent";
	let cache: Cache;
	let upstream: Upstream;
	let instances = 0;
	const limits = { ...upstreamLimits };
	beforeAll(async () => {
		cache = await startCache();
	});
	afterAll(() => cache.close());
	beforeEach(async () => {
		upstream = await startUpstream((request, response) =>
			response.end(rss(sourceOf(request.url))),
		);
		relay.now = Date.UTC(2026, 0, 1);
		relay.fetchTimeoutMs = defaultFetchMs;
		cache.proxy.decide = () => "pass";
		await cache.useEmptyTable();
	});
	afterEach(() => upstream.close());

	const relay = {
		/** The instances' clock. */
		now: 0,
		get cache() {
			return cache;
		},
		/** Reset for each test; by default every source responds correctly. */
		get upstream() {
			return upstream;
		},
		/** The timeout of a fetch, for all instances from now on. */
		set fetchTimeoutMs(timeoutMs: number) {
			limits.timeoutMs = timeoutMs;
		},
		/** One instance of the function, with its own memory. */
		instance(changes: Partial<RelayTimes> = {}, cacheTimeoutMs = 15_000) {
			const fetchUpstream = overrideFrom(
				{ FEEDS_UPSTREAM_OVERRIDE: upstream.url },
				limits,
			);
			if (!fetchUpstream) throw new Error("no upstream");
			instances += 1;
			return createFeedsHandler(
				{
					fetchUpstream,
					cache: cache.instance(`instance ${instances}`, cacheTimeoutMs),
					now: () => relay.now,
				},
				{ times: { ...times, ...changes } },
			);
		},
	};
	return relay;
}

export type Handler = ReturnType<
	ReturnType<typeof setUpRelay>["instance"]
>["handler"];

/** Returns what a visitor gets. @param feed address of a source, or `news.rss` */
export async function get(handler: Handler, feed = wiz) {
	const { statusCode, headers, body = "" } = await handler(makeGet(feed));
	return {
		status: statusCode,
		state: headers?.["x-feed-state"],
		headers: headers ?? {},
		body,
	};
}

/** Returns the name of the source that an upstream request is for. */
export function sourceOf(url = ""): string {
	const feed = new URL(url, "http://x").searchParams.get("url");
	return feedSources.find((source) => source.url === feed)?.name ?? "?";
}

/** Responds to every request with this status. */
export function fail(status: number): RequestListener {
	return (_, response) => response.writeHead(status).end();
}

/** Never responds. */
export const hang: RequestListener = () => {};
