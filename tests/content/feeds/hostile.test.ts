import { beforeAll, describe, expect, test } from "vitest";
import type { Growth } from "./hostile/growth.ts";
import { allowedGrowth } from "./hostile/growth-limit.ts";
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
		).toBeLessThanOrEqual(allowedGrowth);
	});
});

test("superlinear growth is detected", () => {
	const grown = (exponent: number) =>
		growthOf(`size to the power of ${exponent}`).overLinear;
	expect(grown(1)).toBeLessThanOrEqual(allowedGrowth);
	expect(grown(1.5)).toBeGreaterThan(allowedGrowth);
	expect(grown(2)).toBeGreaterThan(3);
});
