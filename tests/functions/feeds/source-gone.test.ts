import { describe, expect, test } from "vitest";
import { cacheMs } from "#content/feeds/freshness.ts";
import { freshness } from "#functions/feeds/record.ts";
import { relayTimes } from "#functions/feeds/relay.ts";
import { get, remove } from "#functions/shared/table.ts";
import { setUpSource } from "./set-up-source.ts";
import { rss } from "./start-upstream.ts";

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

describe("a feed URL that returns 410", () => {
	const source = setUpSource();
	const rowOf = () => get(source.cache.table, { url: source.upstream.url });

	test("is never requested again; its last list stays for the rest of its day", async () => {
		await source.get();
		source.upstream.respond((_, response) => response.writeHead(410).end());
		source.passFreshTime();
		const record = await source.get();
		expect(record).toMatchObject({ ended: "gone", lastStatus: "410" });
		expect(freshness(record, source.now)).toBe("stale");
		source.upstream.respond((_, response) => response.end(rss("Back")));
		const relay = source.instance();
		for (const waitMs of [cacheMs, 6 * dayMs, dayMs, yearMs, 10 * yearMs]) {
			source.now += waitMs;
			expect(await source.get()).toMatchObject({ ended: "gone" });
			expect(await relay.refresh(source.upstream.url)).toMatchObject({
				ended: "gone",
			});
		}
		expect(source.upstream.requests).toHaveLength(2);
		expect(freshness(await source.get(), source.now)).toBe("none");
	});

	test.each([
		[301, "gone"],
		[302, ""],
	])(
		"by way of a redirect (%i) has ended only if that redirect is permanent",
		async (status, ended) => {
			await source.get();
			source.upstream.respond(({ url }, response) => {
				if (url === "/maintenance") response.writeHead(410).end();
				else response.writeHead(status, { location: "/maintenance" }).end();
			});
			source.passFreshTime();
			expect(await source.get()).toMatchObject({ ended, lastStatus: "410" });
		},
	);

	test("is not requested even by an instance that considered it fresh for longer", async () => {
		source.upstream.respond((_, response) => {
			response.setHeader("cache-control", "max-age=3000");
			response.end(rss("One"));
		});
		const early = source.instance();
		await early.get(source.upstream.url);
		source.now += 45 * 60_000;
		source.upstream.respond((_, response) => response.writeHead(410).end());
		await source.instance().refresh(source.upstream.url);
		source.now += dayMs;
		expect(await early.get(source.upstream.url)).toMatchObject({
			ended: "gone",
		});
		expect(source.upstream.requests).toHaveLength(2);
	});

	test("keeps its row, which the table would otherwise delete after a day", async () => {
		await source.get();
		const before = await rowOf();
		expect(Number(before?.expiresAt) * 1000).toBeLessThan(
			source.now + 2 * dayMs,
		);
		source.upstream.respond((_, response) => response.writeHead(410).end());
		source.passFreshTime();
		await source.get();
		const ended = await rowOf();
		expect(Number(ended?.expiresAt) * 1000).toBeGreaterThan(
			source.now + 100 * yearMs,
		);
	});

	test("is forgotten by a running instance once its row is deleted", async () => {
		source.upstream.respond((_, response) => response.writeHead(410).end());
		const relay = source.instance();
		await relay.get(source.upstream.url);
		source.upstream.respond((_, response) => response.end(rss("Back")));
		await remove(source.cache.table, { url: source.upstream.url });
		source.now += relayTimes.recheckMs;
		expect(await relay.get(source.upstream.url)).toMatchObject({
			ended: "",
			failures: 0,
		});
	});
});
