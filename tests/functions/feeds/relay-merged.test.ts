import { expect, test } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { fail, get, setUpRelay, sourceOf } from "./set-up-relay.ts";
import { rss } from "./start-upstream.ts";

const relay = setUpRelay();
const merged = "news.rss";

test("one failing source leaves the others in the merged list", async () => {
	relay.upstream.respond((request, response) => {
		if (sourceOf(request.url) === "Wiz") response.writeHead(500).end();
		else response.end(rss(sourceOf(request.url)));
	});
	const { status, state, body } = await get(relay.instance().handler, merged);
	expect({ status, state }).toEqual({ status: 200, state: "stale" });
	expect(body).toContain("Docker Blog 0");
	expect(body).not.toContain("Wiz 0");
});

test("an unresponsive source delays the merged list until its timeout, and not again", async () => {
	relay.upstream.respond((request, response) => {
		if (sourceOf(request.url) !== "Wiz") {
			response.end(rss(sourceOf(request.url)));
		}
	});
	const { handler } = relay.instance({ mergedMs: 1_000 });
	relay.fetchTimeoutMs = 2_000;
	const first = await get(handler, merged);
	expect(first).toMatchObject({ status: 200, state: "stale" });
	expect(first.body).toContain("Docker Blog 0");
	// The unresponsive source's own request outlives the visitor's.
	expect(await relay.upstream.connections()).toBeGreaterThan(0);
	await expect
		.poll(() => relay.upstream.connections(), { timeout: 10_000 })
		.toBe(0);
	expect(await get(handler)).toMatchObject({ status: 502 });
	const second = await get(handler, merged);
	expect(relay.upstream.requests).toHaveLength(feedSources.length);
	// As long as the source's back-off, not the fifteen seconds of a list that may change any moment.
	expect(second.headers["cache-control"]).toContain("s-maxage=30,");
});

test("a merged list of slow sources waits for the first of them", async () => {
	const mergedMs = 100;
	relay.upstream.respond((request, response) => {
		if (sourceOf(request.url) !== "Wiz") return;
		setTimeout(() => response.end(rss("Wiz")), mergedMs * 3);
	});
	const { handler } = relay.instance({ mergedMs });
	const { status, body } = await get(handler, merged);
	expect(status).toBe(200);
	expect(body).toContain("Wiz 0");
});

test("a CDN that cannot reach us shows the merged list until its oldest copy expires", async () => {
	const { handler } = relay.instance();
	await get(handler, merged);
	relay.upstream.respond((request, response) => {
		if (sourceOf(request.url) === "Wiz") response.writeHead(500).end();
		else response.end(rss(sourceOf(request.url)));
	});
	relay.now += 60 * 60_000;
	const { headers, body } = await get(handler, merged);
	expect(body).toContain("Wiz 0");
	expect(headers["cache-control"]).toMatch(/, stale-if-error=82800$/);
});

test("if all sources fail there is no list", async () => {
	relay.upstream.respond(fail(500));
	expect(await get(relay.instance().handler, merged)).toMatchObject({
		status: 502,
	});
});
