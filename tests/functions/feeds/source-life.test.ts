import type { RequestListener } from "node:http";
import { DeleteItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
	vi,
} from "vitest";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import { parseFeed, readFeed } from "#content/feeds/parse-feed.ts";
import type { ReadItems } from "#functions/feeds/after-fetch.ts";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { freshness, goneMs } from "#functions/feeds/record.ts";
import { createRelay, relayTimes } from "#functions/feeds/relay.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { type Cache, startCache } from "./start-cache.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

process.env.LOG_LEVEL = "silent";
let cache: Cache;
let upstream: Upstream;
let now: number;
let instances = 0;
beforeAll(async () => {
	cache = await startCache();
});
afterAll(() => cache.close());
beforeEach(async () => {
	now = Date.now();
	cache.proxy.decide = () => "pass";
	upstream = await startUpstream((_, response) => response.end(rss("One")));
});
afterEach(() => upstream.close());

const readItems = vi.fn<ReadItems>((url, body) => ({
	kind: "articles",
	list: parseFeed(body, { name: "Source", url }, readXml),
}));
beforeEach(() => {
	readItems.mockClear();
});

/** One instance of the function, with a memory of its own. */
function instance(read: ReadItems = readItems, clockAheadMs = 0) {
	instances += 1;
	return createRelay(
		{
			fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
			cache: cache.instance(`instance ${instances}`, 5_000),
			readSource: (url, body) => ({
				items: read(url, body),
				ttlMinutes: readFeed(body, { name: "Source", url }, readXml).ttlMinutes,
			}),
			now: () => now + clockAheadMs,
		},
		{
			...relayTimes,
			staleTimeoutMs: 5_000,
			coldTimeoutMs: 5_000,
			pollMs: 20,
		},
	);
}

/** Asks as a new instance does, which knows only what the cache has. */
const get = () => instance().get(upstream.url);
const paths = () => upstream.requests.map(({ url }) => url);
const passFreshTime = () => {
	now += freshMs + 1;
};

describe("a feed that has moved for good", () => {
	const moved: RequestListener = ({ url }, response) => {
		if (url === "/") response.writeHead(301, { location: "/new" }).end();
		else response.end(rss("New"));
	};

	test("is asked at its new address, by every instance", async () => {
		upstream.respond(moved);
		expect(await get()).toMatchObject({ movedTo: `${upstream.url}new` });
		passFreshTime();
		await get();
		expect(paths()).toEqual(["/", "/new", "/new"]);
	});

	test("is asked at the publisher's own address once a day", async () => {
		upstream.respond(moved);
		const relay = instance();
		for (let hour = 0; hour < 49; hour += 1) {
			await relay.get(upstream.url);
			now += 60 * 60_000;
		}
		expect(paths().filter((path) => path === "/")).toHaveLength(3);
	});

	test("goes back where the new place fails", async () => {
		upstream.respond(moved);
		await get();
		upstream.respond(({ url }, response) => {
			if (url === "/new") response.writeHead(404).end();
			else response.end(rss("Back"));
		});
		passFreshTime();
		expect(await get()).toMatchObject({ movedTo: "", lastStatus: "404" });
		now += 31_000;
		expect(await get()).toMatchObject({ movedTo: "", lastStatus: "200" });
		expect(paths()).toEqual(["/", "/new", "/new", "/"]);
	});

	test("is not remembered where no feed is there", async () => {
		upstream.respond(({ url }, response) => {
			if (url === "/") response.writeHead(301, { location: "/new" }).end();
			else response.end("<!doctype html><title>Parked</title>");
		});
		expect(await get()).toMatchObject({ movedTo: "", failures: 1 });
	});

	test("is not gone where only the new place is", async () => {
		upstream.respond(moved);
		await get();
		upstream.respond(({ url }, response) => {
			response.writeHead(url === "/new" ? 410 : 200).end(rss("Back"));
		});
		passFreshTime();
		expect(await get()).toMatchObject({ ended: "", lastStatus: "410" });
		now += 31_000;
		expect(await get()).toMatchObject({ ended: "", failures: 0 });
	});

	test("to another site keeps its last list for a day, and says so", async () => {
		await get();
		upstream.respond((_, response) =>
			response.writeHead(301, { location: "http://127.0.0.1:1/" }).end(),
		);
		passFreshTime();
		const record = await get();
		expect(record).toMatchObject({ ended: "moved away", movedTo: "" });
		expect(record.copy?.items.list).toHaveLength(1);
		upstream.respond((_, response) => response.end(rss("Back")));
		now += 31_000;
		expect(await get()).toMatchObject({ ended: "", failures: 0 });
	});
});

describe("410", () => {
	test("ends the requests; the last list stays its day", async () => {
		await get();
		upstream.respond((_, response) => response.writeHead(410).end());
		passFreshTime();
		const record = await get();
		expect(record).toMatchObject({ ended: "gone", lastStatus: "410" });
		expect(freshness(record, now)).toBe("stale");
		for (let day = 0; day < 6; day += 1) {
			now += cacheMs;
			await get();
		}
		expect(upstream.requests).toHaveLength(2);
		expect(freshness(await get(), now)).toBe("none");
	});

	test("is forgotten by a running instance where its row is deleted", async () => {
		upstream.respond((_, response) => response.writeHead(410).end());
		const relay = instance();
		await relay.get(upstream.url);
		upstream.respond((_, response) => response.end(rss("Back")));
		await cache.client.send(
			new DeleteItemCommand({
				TableName: cache.table,
				Key: { url: { S: upstream.url } },
			}),
		);
		now += relayTimes.recheckMs;
		expect(await relay.get(upstream.url)).toMatchObject({
			ended: "",
			failures: 0,
		});
	});

	test("by accident is over within a week", async () => {
		upstream.respond((_, response) => response.writeHead(410).end());
		await get();
		upstream.respond((_, response) => response.end(rss("Back")));
		now += goneMs + 1;
		expect(await get()).toMatchObject({ ended: "", failures: 0 });
	});
});

describe("a source that refuses conditional requests", () => {
	test("lives on for days, with one request more a day", async () => {
		let version = 0;
		upstream.respond(({ headers }, response) => {
			if (headers["if-none-match"]) return response.writeHead(431).end();
			version += 1;
			response.setHeader("etag", `"${version}"`);
			response.end(rss(`Version${version}`));
		});
		const relay = instance();
		for (let hour = 0; hour < 72; hour += 1) {
			const record = await relay.get(upstream.url);
			expect(record).toMatchObject({ failures: 0 });
			now += 60 * 60_000;
		}
		expect(upstream.requests.length).toBeLessThanOrEqual(72 + 4);
	});

	test.each([403, 500])(
		"with %i is asked plainly the next time",
		async (status) => {
			upstream.respond(({ headers }, response) => {
				if (headers["if-none-match"]) return response.writeHead(status).end();
				response.setHeader("etag", '"a"');
				response.end(rss("Plain"));
			});
			await get();
			passFreshTime();
			expect(await get()).toMatchObject({ failures: 1 });
			now += 31_000;
			expect(await get()).toMatchObject({ failures: 0 });
		},
	);
});

describe("a body that we hold", () => {
	test("is not parsed again, whatever its validators", async () => {
		let count = 0;
		upstream.respond((_, response) => {
			count += 1;
			response.setHeader("etag", `"${count}"`);
			response.end(rss("Same"));
		});
		await get();
		passFreshTime();
		const record = await get();
		expect(record).toMatchObject({
			lastStatus: "200, the same",
			failures: 0,
			copy: { checkedAt: now, etag: '"2"' },
		});
		expect(readItems).toHaveBeenCalledTimes(1);
	});

	test("nor one whose entity tag we hold", async () => {
		upstream.respond((_, response) => {
			response.setHeader("etag", '"always"');
			response.end(rss("Same"));
		});
		await get();
		passFreshTime();
		expect(await get()).toMatchObject({ lastStatus: "304" });
		expect(readItems).toHaveBeenCalledTimes(1);
	});

	test("is parsed where its charset is another", async () => {
		let charset = "utf-8";
		upstream.respond((_, response) => {
			response.setHeader("content-type", `text/xml; charset=${charset}`);
			response.end(rss("Same"));
		});
		await get();
		passFreshTime();
		charset = "latin1";
		await get();
		expect(readItems).toHaveBeenCalledTimes(2);
	});
});

describe("how long a source is fresh", () => {
	const minute = 60_000;
	test.each([
		["nothing", {}, "", 4],
		["max-age of a minute", { "cache-control": "max-age=60" }, "", 4],
		["max-age of half an hour", { "cache-control": "max-age=1800" }, "", 30],
		["max-age of a year", { "cache-control": "max-age=31536000" }, "", 60],
		["ttl of 20", {}, "<ttl>20</ttl>", 20],
		["ttl of a day", {}, "<ttl>1440</ttl>", 60],
		["both", { "cache-control": "max-age=600" }, "<ttl>20</ttl>", 20],
		["Expires: 0", { expires: "0" }, "", 4],
	] as const)("%s", async (_, headers, ttl, minutes) => {
		upstream.respond((_, response) => {
			response.writeHead(200, headers);
			response.end(rss("One").replace("<channel>", `<channel>${ttl}`));
		});
		await get();
		now += minutes * minute - 1_000;
		await get();
		expect(upstream.requests).toHaveLength(1);
		now += 2_000;
		await get();
		expect(upstream.requests).toHaveLength(2);
	});
});

describe("a parse that is killed", () => {
	/** As Lambda does it: from the parse on, nothing of this instance reaches anybody. */
	const dies: ReadItems = () => {
		cache.proxy.decide = () => "down";
		throw new Error("killed");
	};

	test("counts as a failure for all others, which back off", async () => {
		const parsedAt = now;
		await instance(dies).get(upstream.url);
		cache.proxy.decide = () => "pass";
		// Until its lease ends, the others take it for alive and wait.
		now += relayTimes.leaseMs + 1;
		const record = await get();
		expect(record).toMatchObject({
			failures: 1,
			lastStatus: "parsing did not finish",
		});
		expect(upstream.requests).toHaveLength(1);
		expect(record.nextAt).toBe(parsedAt + 30_000);
	});

	test("waits longer each time, and keeps the copy", async () => {
		await get();
		passFreshTime();
		upstream.respond((_, response) => response.end(rss("Poison")));
		for (let time = 1; time <= 3; time += 1) {
			await instance(dies).get(upstream.url);
			cache.proxy.decide = () => "pass";
			const record = await get();
			expect(record).toMatchObject({ failures: time });
			expect(record.copy?.items.list).toHaveLength(1);
			expect(record.nextAt - now).toBe(30_000 * 2 ** (time - 1));
			now = record.nextAt + 16_000;
		}
	});

	test("by a fault of ours backs off too", async () => {
		const relay = instance(() => {
			throw new RangeError("Invalid string length");
		});
		expect(await relay.get(upstream.url)).toMatchObject({
			failures: 1,
			lastStatus: "could not be parsed: RangeError",
		});
	});
});

describe("the cache", () => {
	test("refusing one row is not out of reach for the others", async () => {
		const other = await startUpstream((_, response) => response.end(rss("x")));
		const real = cache.instance("refused", 5_000);
		const reads: string[] = [];
		const relay = createRelay({
			fetchUpstream: createFetchUpstream(loopbackSite, loopbackLimits),
			cache: {
				...real,
				read: (url) => {
					reads.push(url);
					// What DynamoDB says of a key that is too long.
					return real.read(url === upstream.url ? "k".repeat(3_000) : url);
				},
			},
			readSource: (url, body) => ({
				items: readItems(url, body),
				ttlMinutes: null,
			}),
			now: () => now,
		});
		await relay.get(upstream.url);
		await relay.get(other.url);
		expect(reads).toEqual([upstream.url, other.url]);
		expect(await instance().get(other.url)).toMatchObject({ failures: 0 });
		expect(other.requests).toHaveLength(1);
		await other.close();
	});

	test("a row made by hand neither breaks nor blocks", async () => {
		const day = 86_400_000;
		await cache.client.send(
			new PutItemCommand({
				TableName: cache.table,
				Item: {
					url: { S: upstream.url },
					nextAt: { N: String(now + 400 * day) },
					leasedUntil: { N: String(now + 400 * day) },
					failures: { N: "3" },
					shape: { N: "1" },
					items: { B: Buffer.from("no gzip") },
					movedTo: { S: "http://169.254.169.254/" },
					movedAt: { N: String(now) },
					checkedAt: { N: String(now + 400 * day) },
				},
			}),
		);
		const refused = await get();
		expect(refused).toMatchObject({
			lastStatus: "private address refused",
			movedTo: "",
		});
		now = refused.nextAt;
		const record = await get();
		expect(record).toMatchObject({ failures: 0 });
		expect(record.copy?.items.list).toHaveLength(1);
	});

	test("an instance whose clock is an hour ahead blocks nobody", async () => {
		const ahead = instance(readItems, 60 * 60_000);
		await ahead.get(upstream.url);
		upstream.respond((_, response) => response.end(rss("Newer")));
		expect(await get()).toMatchObject({
			copy: { checkedAt: now, items: { list: [{ title: "Newer 0" }] } },
		});
	});
});
