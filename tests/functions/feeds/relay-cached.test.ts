import { describe, expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { upstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import { relayTimes } from "#functions/feeds/relay.ts";
import { get, setUpRelay } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const relay = setUpRelay();

describe("a feed that responds", () => {
	test("is fetched once and then served from memory", async () => {
		const { handler } = relay.instance();
		const first = await get(handler);
		expect(first).toMatchObject({ status: 200, state: "fresh" });
		expect(first.body).toContain("<title>Wiz 0</title>");
		const second = await get(handler);
		expect(second.body).toBe(first.body);
		expect(relay.upstream.requests).toHaveLength(1);
	});

	test("is shared by all instances", async () => {
		await get(relay.instance().handler);
		expect(await get(relay.instance().handler)).toMatchObject({
			state: "fresh",
		});
		expect(relay.upstream.requests).toHaveLength(1);
	});

	test("is requested again, conditionally, after four minutes", async () => {
		relay.upstream.respond((request, response) => {
			response.setHeader("etag", '"1"');
			if (request.headers["if-none-match"] === '"1"') {
				return response.writeHead(304).end();
			}
			response.end(rss("Wiz"));
		});
		const { handler } = relay.instance();
		const first = await get(handler);
		relay.now += freshMs;
		const second = await get(handler);
		expect(second).toMatchObject({ status: 200, state: "fresh" });
		expect(second.headers.etag).toBe(first.headers.etag);
		expect(relay.upstream.requests).toHaveLength(2);
	});

	test("is requested conditionally by an instance that knows it from the cache", async () => {
		relay.upstream.respond((request, response) => {
			response.setHeader("etag", '"1"');
			response.writeHead(request.headers["if-none-match"] ? 304 : 200);
			response.end(rss("Wiz"));
		});
		await get(relay.instance().handler);
		relay.now += freshMs;
		expect(await get(relay.instance().handler)).toMatchObject({
			state: "fresh",
		});
		const [, second] = relay.upstream.requests;
		expect(second?.headers["if-none-match"]).toBe('"1"');
	});

	test("in another charset comes out as UTF-8", async () => {
		relay.upstream.respond((_, response) => {
			const text = rss("Caf\u00e9").replace("?>", ' encoding="latin1"?>');
			response.end(Buffer.from(text, "latin1"));
		});
		const { body } = await get(relay.instance().handler);
		expect(body).toContain("<title>Caf\u00e9 0</title>");
	});
});

test("instances that ask while another one parses wait for its result", async () => {
	let release = () => {};
	const written = new Promise<void>((resolve) => {
		release = resolve;
	});
	let isParsed = false;
	relay.cache.proxy.decide = ({ body }) => {
		if (!body.includes("REMOVE leaseOwner")) return "pass";
		isParsed = true;
		return written.then(() => "pass");
	};
	const first = get(relay.instance().handler);
	await expect.poll(() => isParsed).toBe(true);
	const before = relay.cache.proxy.calls.length;
	const second = get(relay.instance().handler);
	const reads = () => relay.cache.proxy.calls.length - before;
	await expect.poll(reads).toBeGreaterThan(0);
	release();
	expect(await first).toMatchObject({ status: 200, state: "fresh" });
	expect(await second).toMatchObject({ status: 200, state: "fresh" });
	expect(relay.upstream.requests).toHaveLength(1);
});

test("an empty feed is not a fault, but does not replace the articles shown", async () => {
	relay.upstream.respond((_, response) => response.end(rss("Empty", 0)));
	const { handler } = relay.instance();
	expect(await get(handler)).toMatchObject({ status: 200, state: "fresh" });
	relay.now += freshMs + 1;
	relay.upstream.respond((_, response) => response.end(rss("Full")));
	const { body } = await get(handler);
	expect(body).toContain("Full 0");
	relay.now += freshMs + 1;
	relay.upstream.respond((_, response) => response.end(rss("Empty", 0)));
	expect(await get(handler)).toMatchObject({ state: "stale", body });
});

describe("200 visitors at once on a cold cache", () => {
	test("cause one request upstream, in one instance", async () => {
		const { handler } = relay.instance();
		const responses = await Promise.all(
			Array.from({ length: 200 }, () => get(handler)),
		);
		expect(responses.every(({ status }) => status === 200)).toBe(true);
		expect(relay.upstream.requests).toHaveLength(1);
	});

	test("cause one request upstream, in forty instances", async () => {
		const handlers = Array.from({ length: 40 }, () => relay.instance().handler);
		const responses = await Promise.all(
			handlers.flatMap((handler) =>
				Array.from({ length: 5 }, () => get(handler)),
			),
		);
		expect(responses.map(({ status }) => status)).toEqual(Array(200).fill(200));
		expect(relay.upstream.requests).toHaveLength(1);
	});

	test("cause one request per source for the merged list", async () => {
		const { handler } = relay.instance();
		const responses = await Promise.all(
			Array.from({ length: 50 }, () => get(handler, "news.rss")),
		);
		expect(responses.every(({ state }) => state === "fresh")).toBe(true);
		expect(relay.upstream.requests).toHaveLength(feedSources.length);
	});
});

test("no visitor waits ten seconds in production", () => {
	expect(relayTimes.coldTimeoutMs).toBeLessThan(10_000);
	// The browser's timeout for a single attempt is three seconds.
	expect(relayTimes.staleTimeoutMs).toBeLessThan(3_000);
	expect(relayTimes.leaseMs).toBeGreaterThan(upstreamLimits.timeoutMs);
});
