import { expect, test } from "vitest";
import { measureGrowth } from "./hostile/growth.ts";
import { allowedGrowth } from "./hostile/growth-limit.ts";

/**
 * Returns the growth measured for work that takes a power of its size.
 * @param isDisturbed whether something else slows one of the sizes in a measurement
 */
function growthOf(
	exponent: number,
	isDisturbed: (measurement: number) => boolean = () => false,
): number {
	let now = 0;
	const prepared = new Map<number, number>();
	const prepare = (size: number) => {
		const measurement = (prepared.get(size) ?? 0) + 1;
		prepared.set(size, measurement);
		const slower = size === 2_000 && isDisturbed(measurement) ? 1.5 : 1;
		return () => {
			now += (size ** exponent / 10_000) * slower;
		};
	};
	const clock = { nowMs: () => now, collect: () => {} };
	return measureGrowth(prepare, 1_000, allowedGrowth, clock).overLinear;
}

test("only growth faster than the size is detected", () => {
	expect(growthOf(1)).toBeCloseTo(1);
	expect(growthOf(1.25)).toBeGreaterThan(allowedGrowth);
	expect(growthOf(2)).toBeGreaterThan(3);
});

test("work that was slow once is measured again, and is not reported", () => {
	expect(growthOf(1, (measurement) => measurement === 1)).toBeCloseTo(1);
});

test("work that is slow every time is reported", () => {
	expect(growthOf(1, () => true)).toBeGreaterThan(allowedGrowth);
});
