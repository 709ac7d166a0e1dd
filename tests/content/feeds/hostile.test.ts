import { describe, expect, test } from "vitest";
import { readXml } from "#functions/feeds/read-xml.ts";
import { measureGrowth } from "./growth.ts";
import { hostilePatterns } from "./hostile-feeds.ts";
import { readerOf } from "./hostile-reading.ts";

/** How much more than its size a text's time may grow. */
const allowed = 1.3;
const smallest = 16_000;

describe("time grows with the size of a feed, and no faster, read with xml2js", () => {
	test.each(hostilePatterns)("$name", (pattern) => {
		const growth = measureGrowth(readerOf(pattern, readXml), smallest, allowed);
		expect(
			growth.overLinear,
			`${growth.milliseconds.map((ms) => ms.toFixed(2)).join(", ")} ms`,
		).toBeLessThanOrEqual(allowed);
	});
});

test("what grows faster than its size is found", () => {
	const grow = (exponent: number) =>
		measureGrowth(
			(size) => {
				const steps = size ** exponent;
				return () => {
					let sum = 0;
					for (let step = 0; step < steps; step += 1) sum += step & 7;
					return sum;
				};
			},
			1_000,
			allowed,
		).overLinear;
	expect(grow(1)).toBeLessThanOrEqual(allowed);
	expect(grow(1.25)).toBeGreaterThan(allowed);
	expect(grow(2)).toBeGreaterThan(3);
});
