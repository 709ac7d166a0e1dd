import { describe, expect, test } from "vitest";
import { relayTimes } from "#functions/feeds/relay.ts";
import { type ReadItems, setUpSource } from "./set-up-source.ts";
import { rss } from "./start-upstream.ts";

const source = setUpSource();

describe("a failed parse", () => {
	/** Simulates Lambda: from the parse on, nothing from this instance reaches anyone. */
	const dies: ReadItems = () => {
		source.cache.proxy.decide = () => "down";
		throw new Error("killed");
	};

	test("counts as a failure for all instances if it was killed, and they back off", async () => {
		const parsedAt = source.now;
		await source.instance(dies).get(source.upstream.url);
		source.cache.proxy.decide = () => "pass";
		// Until its lease expires, the others assume that it is alive and wait.
		source.now += relayTimes.leaseMs + 1;
		const record = await source.get();
		expect(record).toMatchObject({
			failures: 1,
			lastStatus: "parsing did not finish",
		});
		expect(source.upstream.requests).toHaveLength(1);
		expect(record.nextAt).toBe(parsedAt + 30_000);
	});

	test("backs off longer each time, and keeps the copy", async () => {
		await source.get();
		source.passFreshTime();
		source.upstream.respond((_, response) => response.end(rss("Poison")));
		for (let time = 1; time <= 3; time += 1) {
			await source.instance(dies).get(source.upstream.url);
			source.cache.proxy.decide = () => "pass";
			const record = await source.get();
			expect(record).toMatchObject({ failures: time });
			expect(record.copy?.items.list).toHaveLength(1);
			expect(record.nextAt - source.now).toBe(30_000 * 2 ** (time - 1));
			source.now = record.nextAt + 16_000;
		}
	});

	test("backs off too if it ended with an exception of our own", async () => {
		const relay = source.instance(() => {
			throw new RangeError("Invalid string length");
		});
		expect(await relay.get(source.upstream.url)).toMatchObject({
			failures: 1,
			lastStatus: "could not be parsed: RangeError",
		});
	});
});
