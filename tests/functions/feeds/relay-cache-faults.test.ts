import { describe, expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { emptyRecord } from "#functions/feeds/attributes.ts";
import { fail, get, setUpRelay, wiz } from "./set-up-relay.ts";

const relay = setUpRelay();
/** How long an instance waits for the cache: a hanging one costs each test this long. */
const cacheTimeoutMs = 300;

test("the feed is served even if DynamoDB is slow", async () => {
	relay.cache.proxy.decide = () =>
		new Promise((done) => setTimeout(() => done("pass"), 200));
	const { handler } = relay.instance();
	expect(await get(handler)).toMatchObject({ status: 200, state: "fresh" });
	expect(relay.upstream.requests).toHaveLength(1);
});

describe.each(["down", "throttle", "refuse", "hang", "lose-response"] as const)(
	"DynamoDB: %s",
	(fault) => {
		test("feeds are fetched and held in memory", async () => {
			relay.cache.proxy.decide = () => fault;
			const { handler } = relay.instance({}, cacheTimeoutMs);
			expect(await get(handler)).toMatchObject({ status: 200, state: "fresh" });
			expect(await get(handler)).toMatchObject({ state: "fresh" });
			expect(relay.upstream.requests).toHaveLength(1);
		});

		test("the copy in memory is shown while the upstream fails too", async () => {
			const { handler } = relay.instance({}, cacheTimeoutMs);
			await get(handler);
			relay.now += freshMs + 1;
			relay.cache.proxy.decide = () => fault;
			relay.upstream.respond(fail(500));
			expect(await get(handler)).toMatchObject({ state: "stale" });
		});

		test("a failure between lease and write does not lose the feed", async () => {
			let calls = 0;
			relay.cache.proxy.decide = () => {
				calls += 1;
				return calls > 2 ? fault : "pass";
			};
			const { handler } = relay.instance({}, cacheTimeoutMs);
			expect(await get(handler)).toMatchObject({ state: "fresh" });
		});
	},
);

test("the lease of a crashed holder is taken over", async () => {
	const { now } = relay;
	const dead = relay.cache.instance("dead", 15_000);
	await dead.lease({ ...emptyRecord(wiz), nextAt: now }, now, now + 15_000);
	const before = relay.cache.proxy.calls.length;
	const waiting = get(relay.instance().handler);
	const looks = () => relay.cache.proxy.calls.length - before;
	await expect.poll(looks).toBeGreaterThan(1);
	expect(relay.upstream.requests).toHaveLength(0);
	// It expires while the visitor waits.
	relay.now += 15_001;
	expect(await waiting).toMatchObject({ status: 200, state: "fresh" });
	expect(relay.upstream.requests).toHaveLength(1);
});
