import { describe, expect, test } from "vitest";
import { update } from "#functions/shared/table.ts";
import { setUpSource } from "./set-up-source.ts";
import { rss } from "./start-upstream.ts";

const source = setUpSource();

describe("a source that refuses conditional requests", () => {
	test("keeps working for days, with one extra request a day", async () => {
		let version = 0;
		source.upstream.respond(({ headers }, response) => {
			if (headers["if-none-match"]) return response.writeHead(431).end();
			version += 1;
			response.setHeader("etag", `"${version}"`);
			response.end(rss(`Version${version}`));
		});
		const relay = source.instance();
		for (let hour = 0; hour < 72; hour += 1) {
			const record = await relay.get(source.upstream.url);
			expect(record).toMatchObject({ failures: 0 });
			source.now += 60 * 60_000;
		}
		expect(source.upstream.requests.length).toBeLessThanOrEqual(72 + 4);
	}, 60_000);

	test.each([403, 500])(
		"with %i is requested unconditionally the next time",
		async (status) => {
			source.upstream.respond(({ headers }, response) => {
				if (headers["if-none-match"]) return response.writeHead(status).end();
				response.setHeader("etag", '"a"');
				response.end(rss("Plain"));
			});
			await source.get();
			source.passFreshTime();
			expect(await source.get()).toMatchObject({ failures: 1 });
			source.now += 31_000;
			expect(await source.get()).toMatchObject({ failures: 0 });
		},
	);
});

describe("a body that we already have", () => {
	test("is not parsed again, whatever its validators", async () => {
		let count = 0;
		source.upstream.respond((_, response) => {
			count += 1;
			response.setHeader("etag", `"${count}"`);
			response.end(rss("Same"));
		});
		await source.get();
		source.passFreshTime();
		const record = await source.get();
		expect(record).toMatchObject({
			lastStatus: "200, unchanged",
			failures: 0,
			copy: { checkedAt: source.now, etag: '"2"' },
		});
		expect(source.readItems).toHaveBeenCalledTimes(1);
	});

	test("is not parsed again if we already have its entity tag", async () => {
		source.upstream.respond((_, response) => {
			response.setHeader("etag", '"always"');
			response.end(rss("Same"));
		});
		await source.get();
		source.passFreshTime();
		expect(await source.get()).toMatchObject({ lastStatus: "304" });
		expect(source.readItems).toHaveBeenCalledTimes(1);
	});

	test("is parsed again if its charset differs", async () => {
		let charset = "utf-8";
		source.upstream.respond((_, response) => {
			response.setHeader("content-type", `text/xml; charset=${charset}`);
			response.end(rss("Same"));
		});
		await source.get();
		source.passFreshTime();
		charset = "latin1";
		await source.get();
		expect(source.readItems).toHaveBeenCalledTimes(2);
	});
});

test("a lease that ends later than any that an instance takes, by a wrong clock, does not count", async () => {
	await source.get();
	source.passFreshTime();
	await update(source.cache.table, {
		key: { url: source.upstream.url },
		set: { leaseOwner: "other", leasedUntil: source.now + 3_600_000 },
	});
	await source.get();
	expect(source.upstream.requests).toHaveLength(2);
});

describe("a source is fresh for as long as it states, from four minutes to an hour", () => {
	const minute = 60_000;
	test.each([
		["no statement", {}, "", 4],
		["max-age of a minute", { "cache-control": "max-age=60" }, "", 4],
		["max-age of half an hour", { "cache-control": "max-age=1800" }, "", 30],
		["max-age of a year", { "cache-control": "max-age=31536000" }, "", 60],
		["ttl of 20", {}, "<ttl>20</ttl>", 20],
		["ttl of a day", {}, "<ttl>1440</ttl>", 60],
		[
			"max-age of ten minutes and ttl of 20",
			{ "cache-control": "max-age=600" },
			"<ttl>20</ttl>",
			20,
		],
		["Expires: 0", { expires: "0" }, "", 4],
	] as const)("%s", async (_, headers, ttl, minutes) => {
		source.upstream.respond((_, response) => {
			response.writeHead(200, headers);
			response.end(rss("One").replace("<channel>", `<channel>${ttl}`));
		});
		await source.get();
		source.now += minutes * minute - 1_000;
		await source.get();
		expect(source.upstream.requests).toHaveLength(1);
		source.now += 2_000;
		await source.get();
		expect(source.upstream.requests).toHaveLength(2);
	});

	test("and after a 304 that states nothing, for as long as it stated before", async () => {
		source.upstream.respond(({ headers }, response) => {
			if (headers["if-none-match"]) return response.writeHead(304).end();
			response.writeHead(200, { etag: '"a"', "cache-control": "max-age=1800" });
			response.end(rss("One"));
		});
		await source.get();
		source.now += 31 * minute;
		expect(await source.get()).toMatchObject({ lastStatus: "304" });
		source.now += 29 * minute;
		await source.get();
		expect(source.upstream.requests).toHaveLength(2);
	});
});
