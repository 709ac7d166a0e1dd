import type { RequestListener } from "node:http";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	expect,
	test,
} from "vitest";
import { freshMs } from "#content/feeds/freshness.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { createFeedsHandler } from "#functions/feeds/create-handler.ts";
import { upstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import { relayTimes } from "#functions/feeds/relay.ts";
import { overrideFrom } from "#functions/feeds/upstream-override.ts";
import { makeGet } from "./make-get.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { startUpstream, type Upstream } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
const spacingMs = 3_000;
const times = { ...relayTimes, pollMs: 20, coldTimeoutMs: 10_000 };

let cache: Cache;
let upstream: Upstream;
let now = Date.UTC(2026, 0, 1);
/** When the service was called, by the test's clock. */
let calls: number[];
beforeAll(async () => {
	cache = await startCache();
});
afterAll(() => cache.close());
beforeEach(async () => {
	now += 48 * 60 * 60_000;
	calls = [];
	cache.proxy.decide = () => "pass";
	upstream = await startUpstream(() => {});
	respond((_, response) => response.end(papers("One")));
});
afterEach(() => upstream.close());

function respond(listener: RequestListener): void {
	upstream.respond((request, response) => {
		calls.push(now);
		listener(request, response);
	});
}

function papers(title: string): string {
	return `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/abs/1</id><title>${title}</title><link href="http://arxiv.org/abs/1"/></entry></feed>`;
}

let owners = 0;
/** One instance of the function, with its own memory. */
function instance() {
	const fetchUpstream = overrideFrom(
		{ FEEDS_UPSTREAM_OVERRIDE: upstream.url },
		{ ...upstreamLimits, timeoutMs: 2_000 },
	);
	if (!fetchUpstream) throw new Error("no upstream");
	owners += 1;
	const { handler } = createFeedsHandler(
		{
			fetchUpstream,
			cache: cache.instance(`preprints ${owners}`, 15_000),
			now: () => now,
		},
		{ times },
	);
	return async () => {
		const { statusCode, headers, body } = await handler(makeGet(preprintUrl));
		return { status: statusCode, state: headers?.["x-feed-state"], body };
	};
}

function expectSpacing(): void {
	for (const [index, at] of calls.slice(1).entries()) {
		expect(at - (calls[index] ?? 0)).toBeGreaterThanOrEqual(spacingMs);
	}
}

test.each<[string, RequestListener]>([
	["that works", (_, response) => response.end(papers("One"))],
	["that fails", (_, response) => response.writeHead(500).end()],
	["that breaks off", ({ socket }) => socket.resetAndDestroy()],
	[
		"that reports an error",
		(_, response) =>
			response.end(
				"<feed><entry><id>https://arxiv.org/api/errors#x</id><title>Error</title></entry></feed>",
			),
	],
])(
	"a service %s gets one call in three seconds from all instances",
	async (_, listener) => {
		respond(listener);
		for (let second = 0; second < 12; second += 1) {
			await Promise.all(Array.from({ length: 5 }, () => instance()()));
			now += 1_000;
		}
		expect(calls.length).toBeGreaterThan(0);
		expectSpacing();
	},
);

test.each(["down", "throttle"] as const)(
	"with DynamoDB %s no instance knows of other calls, so none calls",
	async (fault) => {
		const ask = instance();
		const before = await ask();
		now += freshMs + 1;
		cache.proxy.decide = () => fault;
		expect(await ask()).toMatchObject({ state: "stale", body: before.body });
		expect(await instance()()).toMatchObject({ status: 502 });
		expect(calls).toHaveLength(1);
	},
);

test.each<[string, number, () => string | undefined]>([
	["for five minutes where it does not say how long", 300_000, () => undefined],
	["as many seconds as it asks for", 900_000, () => "900"],
	[
		"until the date that it names",
		900_000,
		// The header's date is by the real clock; the relay calculates the time from now on.
		() => new Date(Date.now() + 900_500).toUTCString(),
	],
])("after 429 the service is not called %s", async (_, waitMs, retryAfter) => {
	const before = await instance()();
	now += freshMs + 1;
	respond((_, response) => {
		const value = retryAfter();
		response.writeHead(429, value ? { "retry-after": value } : {}).end();
	});
	expect(await instance()()).toMatchObject({
		state: "stale",
		body: before.body,
	});
	now += waitMs - 2_000;
	await instance()();
	expect(calls).toHaveLength(2);
	now += 4_000;
	await instance()();
	expect(calls).toHaveLength(3);
});

test("an error document of the service is not a paper, and the existing list stays", async () => {
	const before = await instance()();
	now += freshMs + 1;
	respond((_, response) => {
		response.end(
			"<feed><entry><id>https://arxiv.org/api/errors#x</id><title>Error</title><summary>busy</summary></entry></feed>",
		);
	});
	expect(await instance()()).toMatchObject({
		state: "stale",
		body: before.body,
	});
});

test("an empty result list is a good response", async () => {
	respond((_, response) => {
		response.end('<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id></feed>');
	});
	const { status, state, body } = await instance()();
	expect({ status, state }).toEqual({ status: 200, state: "fresh" });
	expect(body).not.toContain("<entry>");
});
