import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import type { RelayTimes } from "#functions/feeds/relay.ts";
import { fail, get, hang, setUpRelay } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const relay = setUpRelay();

describe("a stale copy", () => {
	async function staleInstance(times: Partial<RelayTimes> = {}) {
		const { handler } = relay.instance(times);
		await get(handler);
		relay.now += freshMs + 1;
		return handler;
	}

	test("is refreshed by one caller while the others get it at once", async () => {
		const handler = await staleInstance();
		let release = () => {};
		relay.upstream.respond((_, response) => {
			release = () => response.end(rss("Newer"));
		});
		const refreshing = get(handler);
		await expect.poll(() => relay.upstream.requests.length).toBe(2);
		const others = await Promise.all([
			get(handler),
			get(handler),
			get(relay.instance().handler),
		]);
		expect(others.map(({ state }) => state)).toEqual(Array(3).fill("stale"));
		release();
		const renewed = await refreshing;
		expect(renewed).toMatchObject({ state: "fresh" });
		expect(renewed.body).toContain("Newer");
		expect(relay.upstream.requests).toHaveLength(2);
	});

	test("is served after the timeout to the caller who refreshes a slow feed", async () => {
		const handler = await staleInstance({ staleTimeoutMs: 100 });
		relay.upstream.respond(hang);
		expect(await get(handler)).toMatchObject({ status: 200, state: "stale" });
		// The request goes on: the caller did not wait for its end, on a busy machine not even for its beginning.
		await expect.poll(() => relay.upstream.connections()).toBeGreaterThan(0);
	});

	test.each<[string, RequestListener, Partial<RelayTimes>, number]>([
		["soon", hang, { staleTimeoutMs: 100 }, 15],
		["after the back-off", fail(500), {}, 30],
		["in four minutes at most", fail(429), {}, 240],
	])("tells the CDN to revalidate %s", async (_, listener, times, seconds) => {
		const handler = await staleInstance(times);
		relay.upstream.respond(listener);
		const { headers } = await get(handler);
		expect(headers["cache-control"]).toBe(
			`public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86159`,
		);
	});

	test("is shown by a CDN that cannot reach us no longer than by us", async () => {
		const handler = await staleInstance();
		relay.upstream.respond(fail(500));
		relay.now += cacheMs - freshMs - 10_000;
		const { headers } = await get(handler);
		expect(headers["cache-control"]).toMatch(/, stale-if-error=9$/);
	});

	test("is served for a day and no longer", async () => {
		const handler = await staleInstance();
		relay.upstream.respond(fail(500));
		relay.now += cacheMs - freshMs - 10_000;
		expect(await get(handler)).toMatchObject({ state: "stale" });
		relay.now += 20_000;
		expect(await get(handler)).toMatchObject({ status: 502 });
	});

	test("causes one attempt, then none until the back-off is over", async () => {
		const handler = await staleInstance();
		relay.upstream.respond(fail(503));
		const attempts = () => relay.upstream.requests.length - 1;
		await get(handler);
		relay.now += 24_000;
		await get(handler);
		await get(relay.instance().handler);
		expect(attempts()).toBe(1);
		relay.now += 7_000;
		await get(handler);
		expect(attempts()).toBe(2);
		relay.now += 54_000;
		await get(handler);
		expect(attempts()).toBe(2);
		relay.now += 7_000;
		await get(handler);
		expect(attempts()).toBe(3);
	});

	test.each([
		["in seconds", () => "7200"],
		["as a date", () => new Date(Date.now() + 7_200_000).toUTCString()],
	])("waits as long as Retry-After states, %s", async (_, value) => {
		const handler = await staleInstance();
		relay.upstream.respond((_, response) => {
			response.writeHead(429, { "retry-after": value() }).end();
		});
		await get(handler);
		relay.now += 7_190_000;
		await get(relay.instance().handler);
		expect(relay.upstream.requests).toHaveLength(2);
		relay.now += 20_000;
		await get(relay.instance().handler);
		expect(relay.upstream.requests).toHaveLength(3);
	});
});
