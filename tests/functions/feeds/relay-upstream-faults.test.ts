import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { fail, get, hang, setUpRelay } from "./set-up-relay.ts";
import { pour, rss } from "./start-upstream.ts";

const relay = setUpRelay();

const laughs =
	'<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>';
const bomb = gzipSync(Buffer.alloc(100_000_000), { level: 1 });
const items = "<item><title>x</title></item>".repeat(200_000);

const send =
	(body: string, headers = {}): RequestListener =>
	(_, response) =>
		response.writeHead(200, headers).end(body);
const redirect =
	(location: string): RequestListener =>
	(_, response) =>
		response.writeHead(302, { location }).end();

/** These end only by the relay's own timeout. */
const endless: [string, RequestListener][] = [
	["hang", hang],
	[
		"drip",
		(_, response) => {
			const timer = setInterval(() => response.write(" "), 20);
			response.on("close", () => clearInterval(timer));
		},
	],
];
const faults: [string, RequestListener][] = [
	...endless,
	["reset", ({ socket }) => socket.resetAndDestroy()],
	["endless body", pour],
	[
		"gzip bomb",
		(_, response) => {
			response.setHeader("content-encoding", "gzip");
			response.end(bomb);
		},
	],
	["redirect in a circle", redirect("/")],
	["redirect to the metadata service", redirect("http://169.254.169.254/")],
	[
		"HTML with status 200",
		send("<!doctype html><html><body>Busy</body></html>"),
	],
	["JSON", send('{"items":[]}')],
	["empty body", send("")],
	["429", fail(429)],
	["500", fail(500)],
	["attribute of 20 MB", send(`<rss a="${"x".repeat(20_000_000)}"/>`)],
	["200,000 items", send(`<rss><channel>${items}</channel></rss>`)],
	["depth of 200,000", send(`<rss>${"<a>".repeat(200_000)}`)],
	["billion laughs", send(laughs)],
];
const isEndless = (name: string) => endless.some(([other]) => other === name);

describe.each(faults)("%s", (name, listener) => {
	function breakUpstream() {
		relay.upstream.respond(listener);
		if (isEndless(name)) relay.fetchTimeoutMs = 200;
	}

	test("the existing list stays on the page", async () => {
		const { handler } = relay.instance();
		const before = await get(handler);
		relay.now += freshMs + 1;
		breakUpstream();
		const after = await get(handler);
		expect(after).toMatchObject({ status: 200, state: "stale" });
		expect(after.body).toBe(before.body);
	});

	test("without a copy it is a 502 that says when to retry", async () => {
		breakUpstream();
		const { handler } = relay.instance();
		const response = await get(handler);
		expect(response.status).toBe(502);
		expect(JSON.parse(response.body)).toEqual({ message: expect.any(String) });
		expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
		expect(response.headers["cache-control"]).toBe("no-store");
		const { length } = relay.upstream.requests;
		// The next visitor does not wait for a feed that has just failed.
		expect((await get(handler)).status).toBe(502);
		expect((await get(relay.instance().handler)).status).toBe(502);
		expect(relay.upstream.requests).toHaveLength(length);
	});
});

test("connection refused: the existing list stays on the page", async () => {
	const { handler } = relay.instance();
	const { body } = await get(handler);
	relay.now += freshMs + 1;
	await relay.upstream.close();
	expect(await get(handler)).toMatchObject({ state: "stale", body });
});

test("no visitor waits longer than the timeout for a feed without a copy", async () => {
	relay.upstream.respond(hang);
	const { handler } = relay.instance({ coldTimeoutMs: 100 });
	expect(await get(handler)).toMatchObject({ status: 502 });
	// On a busy machine the visitor's time may run out before the connection opens.
	await expect.poll(relay.upstream.connections).toBeGreaterThan(0);
});

test("an instance that was frozen does not count its own delay as a failure", async () => {
	const { handler } = relay.instance();
	await get(handler);
	relay.now += freshMs + 1;
	relay.fetchTimeoutMs = 200;
	relay.upstream.respond(() => {
		relay.now += 15_001;
	});
	expect(await get(handler)).toMatchObject({ state: "stale" });
	relay.fetchTimeoutMs = 10_000;
	relay.upstream.respond((_, response) => response.end(rss("Newer")));
	relay.now += 5_000;
	expect(await get(handler)).toMatchObject({ state: "fresh" });
});

test("an instance that was frozen does not take a response from before for current", async () => {
	const { handler } = relay.instance();
	const other = relay.instance().handler;
	await get(handler);
	relay.now += freshMs + 1;
	relay.upstream.respond(async (_, response) => {
		relay.now += 3_600_000;
		relay.upstream.respond((_, later) => later.end(rss("Newer")));
		await get(other);
		response.end(rss("Older"));
	});
	expect(await get(handler)).toMatchObject({ state: "stale" });
	relay.now += 5_000;
	const { body, state } = await get(handler);
	expect(state).toBe("fresh");
	expect(body).toContain("Newer");
});

test("an instance that was frozen between two requests serves what another has fetched since", async () => {
	let endConnection = () => {};
	relay.upstream.respond((request) => {
		endConnection = () => request.destroy();
	});
	const { handler } = relay.instance({ coldTimeoutMs: 1_000 });
	expect(await get(handler)).toMatchObject({ status: 502 });
	await expect.poll(relay.upstream.connections).toBeGreaterThan(0);
	relay.now += 600_000;
	relay.upstream.respond((_, response) => response.end(rss("Newer")));
	const { body } = await get(relay.instance().handler);
	expect(body).toContain("Newer");
	const afterwards = get(handler);
	endConnection();
	expect(await afterwards).toMatchObject({ state: "fresh", body });
});

test("an instance that was frozen during a fetch serves what another has fetched since, also once that fetch ends", async () => {
	const { handler } = relay.instance();
	await get(handler);
	relay.now += freshMs + 1;
	let release = () => {};
	relay.upstream.respond((_, response) => {
		release = () => response.end(rss("Older"));
	});
	const early = get(handler);
	await expect.poll(() => relay.upstream.requests.length).toBe(2);
	relay.now += 600_000;
	relay.upstream.respond((_, response) => response.end(rss("Newer")));
	const { body } = await get(relay.instance().handler);
	expect(body).toContain("Newer");
	expect(await get(handler)).toMatchObject({ state: "fresh", body });
	release();
	await early;
	expect(await get(handler)).toMatchObject({ state: "fresh", body });
});
