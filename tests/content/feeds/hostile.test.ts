import { beforeAll, describe, expect, test } from "vitest";
import type { Growth } from "./hostile/growth.ts";
import { allowedGrowth, limitOnThisMachine } from "./hostile/growth-limit.ts";
import { hostilePatterns } from "./hostile/patterns.ts";
import { measureHostilePatterns } from "./hostile/run-measure.ts";

let growths: Record<string, Growth>;
beforeAll(async () => {
	growths = await measureHostilePatterns();
}, 600_000);

function growthOf(name: string): Growth {
	const growth = growths[name];
	if (!growth) throw new Error(`${name} was not measured`);
	return growth;
}

describe("reading time grows at most linearly with a feed's size, with xml2js", () => {
	test.each(hostilePatterns)("$name", ({ name }) => {
		const { overLinear, milliseconds } = growthOf(name);
		expect(
			overLinear,
			`${milliseconds.map((ms) => ms.toFixed(2)).join(", ")} ms`,
		).toBeLessThanOrEqual(
			limitOnThisMachine(growthOf("filling a list").overLinear),
		);
	});
});

test("the limit is higher only where even a list exceeds it, and never allows quadratic growth", () => {
	expect(limitOnThisMachine(1)).toBe(allowedGrowth);
	expect(limitOnThisMachine(allowedGrowth)).toBe(allowedGrowth);
	expect(limitOnThisMachine(2)).toBeCloseTo(2.6);
	expect(limitOnThisMachine(8)).toBe(3);
});
