import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { createFeedsHandler } from "#functions/feeds/create-handler.ts";
import { upstreamLimits } from "#functions/feeds/fetch-upstream.ts";
import { emptyRecord } from "#functions/feeds/record.ts";
import { type RelayTimes, relayTimes } from "#functions/feeds/relay.ts";
import { overrideFrom } from "#functions/feeds/upstream-override.ts";
import { makeGet } from "./make-get.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
const wiz = "https://www.wiz.io/feed/rss.xml";
const times: RelayTimes = {
	staleTimeoutMs: 700,
	coldTimeoutMs: 6_000,
	mergedMs: 700,
	leaseMs: 15_000,
	recheckMs: 5_000,
	pollMs: 50,
};
const calmTimes = { coldTimeoutMs: 15_000, mergedMs: 15_000 };
const fetchMs = 1_500;

let cache: Cache;
let upstream: Upstream;
let now: number;
let owners = 0;
beforeAll(async () => {
	cache = await startCache();
});
afterAll(() => cache.close());
beforeEach(async () => {
	upstream = await startUpstream((request, response) =>
		response.end(rss(nameOf(request.url))),
	);
	// Each test starts a month after the one before it, when nothing kept counts any more.
	owners += 1;
	now = Date.UTC(2026, owners, 1);
	cache.proxy.decide = () => "pass";
});
afterEach(() => upstream.close());

function nameOf(url = ""): string {
	const feed = new URL(url, "http://x").searchParams.get("url");
	return feedSources.find((source) => source.url === feed)?.name ?? "?";
}

/**
 * One instance of the function, with a memory of its own.
 * @param isCalm whether it waits long for the store, as in a crowd on a slow machine
 */
function instance({ isCalm = false } = {}) {
	const fetchUpstream = overrideFrom(
		{ FEEDS_UPSTREAM_OVERRIDE: upstream.url },
		{ ...upstreamLimits, timeoutMs: fetchMs },
	);
	if (!fetchUpstream) throw new Error("no upstream");
	owners += 1000;
	return createFeedsHandler(
		{
			fetchUpstream,
			cache: cache.instance(`owner ${owners}`, isCalm ? 15_000 : undefined),
			now: () => now,
		},
		{ times: isCalm ? { ...times, ...calmTimes } : times },
	);
}

function fail(status: number): RequestListener {
	return (_, response) => response.writeHead(status).end();
}

type Handler = ReturnType<typeof instance>["handler"];

async function get(handler: Handler, feed: string | undefined = wiz) {
	const start = performance.now();
	const { statusCode, headers, body = "" } = await handler(makeGet(feed));
	return {
		status: statusCode,
		state: headers?.["x-feed-state"],
		headers: headers ?? {},
		body,
		tookMs: performance.now() - start,
	};
}

describe("a feed that answers", () => {
	test("is fetched once and then answered from memory", async () => {
		const { handler } = instance();
		const first = await get(handler);
		expect(first).toMatchObject({ status: 200, state: "fresh" });
		expect(first.body).toContain("<title>Wiz 0</title>");
		const second = await get(handler);
		expect(second.body).toBe(first.body);
		expect(upstream.requests).toHaveLength(1);
	});

	test("is shared by all instances", async () => {
		await get(instance().handler);
		expect(await get(instance().handler)).toMatchObject({ state: "fresh" });
		expect(upstream.requests).toHaveLength(1);
	});

	test("is asked again, conditionally, after four minutes", async () => {
		upstream.answer((request, response) => {
			response.setHeader("etag", '"1"');
			if (request.headers["if-none-match"] === '"1"') {
				return response.writeHead(304).end();
			}
			response.end(rss("Wiz"));
		});
		const { handler } = instance();
		const first = await get(handler);
		now += freshMs;
		const second = await get(handler);
		expect(second).toMatchObject({ status: 200, state: "fresh" });
		expect(second.headers.etag).toBe(first.headers.etag);
		expect(upstream.requests).toHaveLength(2);
	});

	test("which is the other way round for another instance too", async () => {
		upstream.answer((request, response) => {
			response.setHeader("etag", '"1"');
			response.writeHead(request.headers["if-none-match"] ? 304 : 200);
			response.end(rss("Wiz"));
		});
		await get(instance().handler);
		now += freshMs;
		expect(await get(instance().handler)).toMatchObject({ state: "fresh" });
		expect(upstream.requests[1]?.headers["if-none-match"]).toBe('"1"');
	});

	test("in another charset comes out as UTF-8", async () => {
		upstream.answer((_, response) => {
			const text = rss("Caf\u00e9").replace("?>", ' encoding="latin1"?>');
			response.end(Buffer.from(text, "latin1"));
		});
		const { body } = await get(instance().handler);
		expect(body).toContain("<title>Caf\u00e9 0</title>");
	});
});

describe("200 visitors at once on a cold cache", () => {
	test("are one request upstream, in one instance", async () => {
		const { handler } = instance({ isCalm: true });
		const answers = await Promise.all(
			Array.from({ length: 200 }, () => get(handler)),
		);
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		expect(upstream.requests).toHaveLength(1);
	});

	test("are one request upstream, in forty instances", async () => {
		const handlers = Array.from(
			{ length: 40 },
			() => instance({ isCalm: true }).handler,
		);
		const answers = await Promise.all(
			Array.from({ length: 200 }, (_, index) =>
				get(handlers[index % 40] as Handler),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
		expect(upstream.requests).toHaveLength(1);
	});

	test("are one request a source for the merged list", async () => {
		const { handler } = instance({ isCalm: true });
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => get(handler, "news.rss")),
		);
		expect(answers.every(({ state }) => state === "fresh")).toBe(true);
		expect(upstream.requests).toHaveLength(feedSources.length);
	});
});

describe("a stale copy", () => {
	async function staleInstance() {
		const { handler, refresh } = instance();
		await get(handler);
		now += freshMs + 1;
		return { handler, refresh };
	}

	test("is renewed by one caller while the others get it at once", async () => {
		const { handler } = await staleInstance();
		let release = () => {};
		upstream.answer((_, response) => {
			release = () => response.end(rss("Newer"));
		});
		const refreshing = get(handler);
		await expect.poll(() => upstream.requests.length).toBe(2);
		const others = await Promise.all([
			get(handler),
			get(handler),
			get(instance().handler),
		]);
		expect(others.map(({ state }) => state)).toEqual(Array(3).fill("stale"));
		release();
		const renewed = await refreshing;
		expect(renewed).toMatchObject({ state: "fresh" });
		expect(renewed.body).toContain("Newer");
		expect(upstream.requests).toHaveLength(2);
	});

	test("is given after a moment to the one who renews a slow feed", async () => {
		const { handler } = await staleInstance();
		upstream.answer(() => {});
		const answer = await get(handler);
		expect(answer).toMatchObject({ status: 200, state: "stale" });
		expect(answer.tookMs).toBeLessThan(fetchMs);
	});

	test.each([
		["soon", () => {}, 15],
		["after the back-off", fail(500), 30],
		["in four minutes at most", fail(429), 240],
	] as [string, RequestListener, number][])(
		"tells the CDN to ask again %s",
		async (_, fault, seconds) => {
			const { handler } = await staleInstance();
			upstream.answer(fault);
			const { headers } = await get(handler);
			expect(headers["cache-control"]).toBe(
				`public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
			);
		},
	);

	test("is shown for a day and no longer", async () => {
		const { handler } = await staleInstance();
		upstream.answer((_, response) => response.writeHead(500).end());
		now += cacheMs - freshMs - 10_000;
		expect(await get(handler)).toMatchObject({ state: "stale" });
		now += 20_000;
		expect(await get(handler)).toMatchObject({ status: 502 });
	});

	test("makes one try, then none until the back-off is over", async () => {
		const { handler } = await staleInstance();
		upstream.answer((_, response) => response.writeHead(503).end());
		const tries = () => upstream.requests.length - 1;
		await get(handler);
		now += 24_000;
		await get(handler);
		await get(instance().handler);
		expect(tries()).toBe(1);
		now += 7_000;
		await get(handler);
		expect(tries()).toBe(2);
		now += 54_000;
		await get(handler);
		expect(tries()).toBe(2);
		now += 7_000;
		await get(handler);
		expect(tries()).toBe(3);
	});

	test.each([
		["in seconds", () => "7200"],
		["as a date", () => new Date(Date.now() + 7_200_000).toUTCString()],
	])("waits as long as Retry-After asks, %s", async (_, value) => {
		const { handler } = await staleInstance();
		upstream.answer((_, response) => {
			response.writeHead(429, { "retry-after": value() }).end();
		});
		await get(handler);
		now += 7_190_000;
		await get(instance().handler);
		expect(upstream.requests).toHaveLength(2);
		now += 20_000;
		await get(instance().handler);
		expect(upstream.requests).toHaveLength(3);
	});
});

describe("whatever the upstream does", () => {
	const laughs =
		'<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>';
	const bomb = gzipSync(Buffer.alloc(100_000_000));
	const items = "<item><title>x</title></item>".repeat(200_000);
	const faults: [string, RequestListener][] = [
		["reset", ({ socket }) => socket.resetAndDestroy()],
		["hang", () => {}],
		[
			"drip",
			(_, response) => {
				const timer = setInterval(() => response.write(" "), 20);
				response.on("close", () => clearInterval(timer));
			},
		],
		[
			"endless body",
			(_, response) => {
				const pour = () => {
					while (!response.destroyed && response.write("x".repeat(65_536)));
				};
				response.on("drain", pour);
				pour();
			},
		],
		[
			"gzip bomb",
			(_, response) => {
				response.setHeader("content-encoding", "gzip");
				response.end(bomb);
			},
		],
		[
			"redirect in a circle",
			(_, response) => response.writeHead(302, { location: "/" }).end(),
		],
		[
			"redirect to the metadata service",
			(_, response) =>
				response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
		],
		[
			"HTML with status 200",
			(_, response) =>
				response.end("<!doctype html><html><body>Busy</body></html>"),
		],
		["JSON", (_, response) => response.end('{"items":[]}')],
		["empty body", (_, response) => response.end()],
		["429", (_, response) => response.writeHead(429).end()],
		["500", (_, response) => response.writeHead(500).end()],
		[
			"attribute of 20 MB",
			(_, response) => response.end(`<rss a="${"x".repeat(20_000_000)}"/>`),
		],
		[
			"200,000 items",
			(_, response) => response.end(`<rss><channel>${items}</channel></rss>`),
		],
		[
			"depth of 200,000",
			(_, response) => response.end(`<rss>${"<a>".repeat(200_000)}`),
		],
		["billion laughs", (_, response) => response.end(laughs)],
	];

	describe.each(faults)("%s", (_, fault) => {
		test("what was there stays on the page", async () => {
			const { handler } = instance();
			const before = await get(handler);
			now += freshMs + 1;
			upstream.answer(fault);
			const after = await get(handler);
			expect(after).toMatchObject({ status: 200, state: "stale" });
			expect(after.body).toBe(before.body);
			expect(after.tookMs).toBeLessThan(times.coldTimeoutMs);
		});

		test("without a copy it is a 502 that says when to come again", async () => {
			upstream.answer(fault);
			const { handler } = instance();
			const answer = await get(handler);
			expect(answer.status).toBe(502);
			expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) });
			expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
			expect(answer.headers["cache-control"]).toBe("no-store");
			expect(answer.tookMs).toBeLessThan(times.coldTimeoutMs + 1_000);
			// The next visitor does not wait for what has just failed.
			expect((await get(handler)).status).toBe(502);
			expect((await get(instance().handler)).status).toBe(502);
		});
	});

	test("refused: what was there stays on the page", async () => {
		const { handler } = instance();
		const { body } = await get(handler);
		now += freshMs + 1;
		await upstream.close();
		expect(await get(handler)).toMatchObject({ state: "stale", body });
		upstream = await startUpstream(() => {});
	});

	test("one bad source leaves the others in the merged list", async () => {
		upstream.answer((request, response) => {
			if (nameOf(request.url) === "Wiz") response.writeHead(500).end();
			else response.end(rss(nameOf(request.url)));
		});
		const { status, state, body } = await get(instance().handler, "news.rss");
		expect({ status, state }).toEqual({ status: 200, state: "stale" });
		expect(body).toContain("Docker Blog 0");
		expect(body).not.toContain("Wiz 0");
	});

	test("a dead source holds up the merged list for a moment, and not again", async () => {
		upstream.answer((request, response) => {
			if (nameOf(request.url) !== "Wiz") {
				response.end(rss(nameOf(request.url)));
			}
		});
		const { handler } = instance();
		const first = await get(handler, "news.rss");
		expect(first).toMatchObject({ status: 200, state: "stale" });
		expect(first.body).toContain("Docker Blog 0");
		expect(first.tookMs).toBeLessThan(fetchMs);
		await expect.poll(() => upstream.connections(), { timeout: 5_000 }).toBe(0);
		await get(handler);
		const second = await get(handler, "news.rss");
		expect(second.tookMs).toBeLessThan(200);
		// As long as the source rests, and not the fifteen seconds of what may change any moment.
		const [, seconds] =
			/s-maxage=(\d+)/.exec(String(second.headers["cache-control"])) ?? [];
		expect(Number(seconds)).toBeGreaterThanOrEqual(30);
	});

	test("a merged list of slow sources waits for the first of them", async () => {
		upstream.answer((request, response) => {
			if (nameOf(request.url) !== "Wiz") return;
			setTimeout(() => response.end(rss("Wiz")), times.mergedMs + 300);
		});
		const { status, body } = await get(instance().handler, "news.rss");
		expect(status).toBe(200);
		expect(body).toContain("Wiz 0");
	});

	test("all bad: no list at all", async () => {
		upstream.answer((_, response) => response.writeHead(500).end());
		expect(await get(instance().handler, "news.rss")).toMatchObject({
			status: 502,
		});
	});

	test("an instance that stood still does not count its own lateness as a failure", async () => {
		const { handler } = instance();
		await get(handler);
		now += freshMs + 1;
		upstream.answer(() => {
			now += times.leaseMs + 1;
		});
		await get(handler);
		await expect.poll(() => upstream.connections()).toBe(0);
		upstream.answer((_, response) => response.end(rss("Newer")));
		now += times.recheckMs;
		expect(await get(handler)).toMatchObject({ state: "fresh" });
	});
});

test("an empty feed is no fault, but takes nothing from the page", async () => {
	upstream.answer((_, response) => response.end(rss("Empty", 0)));
	const { handler } = instance();
	expect(await get(handler)).toMatchObject({ status: 200, state: "fresh" });
	now += freshMs + 1;
	upstream.answer((_, response) => response.end(rss("Full")));
	const { body } = await get(handler);
	expect(body).toContain("Full 0");
	now += freshMs + 1;
	upstream.answer((_, response) => response.end(rss("Empty", 0)));
	expect(await get(handler)).toMatchObject({ state: "stale", body });
});

test("DynamoDB slow: the answer comes all the same", async () => {
	cache.proxy.decide = () =>
		new Promise((done) => setTimeout(() => done("pass"), 200));
	const { handler } = instance();
	const answer = await get(handler);
	expect(answer).toMatchObject({ status: 200, state: "fresh" });
	expect(answer.tookMs).toBeLessThan(times.coldTimeoutMs);
	expect(upstream.requests).toHaveLength(1);
});

describe.each(["down", "throttle", "refuse", "hang", "lose-response"] as const)(
	"DynamoDB: %s",
	(fault) => {
		test("feeds are fetched and kept in memory", async () => {
			cache.proxy.decide = () => fault;
			const { handler } = instance();
			const first = await get(handler);
			expect(first).toMatchObject({ status: 200, state: "fresh" });
			expect(first.tookMs).toBeLessThan(times.coldTimeoutMs);
			expect(await get(handler)).toMatchObject({ state: "fresh" });
			expect(upstream.requests).toHaveLength(1);
		});

		test("what is in memory is shown while the upstream fails too", async () => {
			const { handler } = instance();
			await get(handler);
			now += freshMs + 1;
			cache.proxy.decide = () => fault;
			upstream.answer((_, response) => response.writeHead(500).end());
			expect(await get(handler)).toMatchObject({ state: "stale" });
		});

		test("failing between lease and write costs nobody the answer", async () => {
			let calls = 0;
			cache.proxy.decide = () => {
				calls += 1;
				return calls > 2 ? fault : "pass";
			};
			expect(await get(instance().handler)).toMatchObject({ state: "fresh" });
		});
	},
);

test("the lease of a holder that died is taken over", async () => {
	const dead = cache.instance("dead");
	await dead.lease({ ...emptyRecord(wiz), nextAt: now }, now, now + 15_000);
	const { handler } = instance();
	const waiting = get(handler);
	// Its time passes while the visitor waits.
	now += 15_001;
	const answer = await waiting;
	expect(answer.status).toBe(200);
	expect(answer.tookMs).toBeLessThan(times.coldTimeoutMs);
});

describe("the schedule", () => {
	test("keeps every source and the papers warm", async () => {
		const { handler, refresh } = instance({ isCalm: true });
		upstream.answer((request, response) => {
			const url = new URL(request.url ?? "", "http://x").searchParams;
			if (url.get("url") !== preprintUrl) return response.end(rss("x"));
			response.end(
				'<feed><entry><id>http://arxiv.org/abs/1</id><title>A $\\beta$ paper</title><link href="http://arxiv.org/abs/1"/></entry></feed>',
			);
		});
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(upstream.requests).toHaveLength(9);
		now += freshMs;
		expect(await refresh()).toEqual({ fresh: 9, failed: 0 });
		expect(upstream.requests).toHaveLength(18);
		expect((await get(handler)).state).toBe("fresh");
		expect(upstream.requests).toHaveLength(18);
	});

	test("asks a publisher of several feeds for one at a time", async () => {
		let current = 0;
		let most = 0;
		upstream.answer((request, response) => {
			if (!nameOf(request.url).startsWith("TechRepublic")) {
				return response.end(rss("x"));
			}
			current += 1;
			most = Math.max(most, current);
			setTimeout(() => {
				current -= 1;
				response.end(rss("x"));
			}, 20);
		});
		await instance({ isCalm: true }).refresh();
		expect(most).toBe(1);
	});

	test("reports what fails and leaves alone what asked for rest", async () => {
		const { refresh } = instance({ isCalm: true });
		upstream.answer((_, response) => response.writeHead(503).end());
		expect(await refresh()).toEqual({ fresh: 0, failed: 9 });
		await refresh();
		expect(upstream.requests).toHaveLength(9);
	});
});

describe("samples of the local gateway", () => {
	const sample: RequestListener = (request, response) => {
		response.setHeader("x-sample", "1");
		response.end(rss(nameOf(request.url)));
	};

	test("are marked as such", async () => {
		upstream.answer(sample);
		const { handler } = instance();
		expect((await get(handler)).body).toContain("<title>Wiz (sample)</title>");
		expect(
			JSON.parse((await handler(makeGet())).body ?? "").items[0],
		).toMatchObject({
			_source: { name: expect.stringMatching(/ \(sample\)$/) },
		});
	});

	test("are kept for a minute", async () => {
		upstream.answer(sample);
		const { handler } = instance();
		await get(handler);
		now += 59_000;
		await get(handler);
		expect(upstream.requests).toHaveLength(1);
		now += 1_000;
		await get(handler);
		expect(upstream.requests).toHaveLength(2);
	});

	test("do not take the place of real articles", async () => {
		const { handler } = instance();
		await get(handler);
		now += freshMs + 1;
		upstream.answer(sample);
		const { body, state } = await get(handler);
		expect(state).toBe("stale");
		expect(body).not.toContain("(sample)");
	});
});

test("nobody waits ten seconds in production", () => {
	expect(relayTimes.coldTimeoutMs).toBeLessThan(10_000);
	// The browser's own timeouts with one hop is three seconds.
	expect(relayTimes.staleTimeoutMs).toBeLessThan(3_000);
	expect(relayTimes.leaseMs).toBeGreaterThan(upstreamLimits.timeoutMs);
});
