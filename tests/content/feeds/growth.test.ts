import { expect, test } from "vitest";
import { measureGrowth } from "./hostile/growth.ts";
import { allowedGrowth } from "./hostile/growth-limit.ts";

/** Returns the growth measured for work that some sizes or measurements slow by a factor. */
function growthOf(
	slowedBy: (size: number, measurement: number) => number,
): number {
	let now = 0;
	const prepared = new Map<number, number>();
	const prepare = (size: number) => {
		const measurement = (prepared.get(size) ?? 0) + 1;
		prepared.set(size, measurement);
		return () => {
			now += (size / 10_000) * slowedBy(size, measurement);
		};
	};
	const clock = { nowMs: () => now, collect: () => {} };
	return measureGrowth(prepare, 1_000, allowedGrowth, clock).overLinear;
}

test("work that was slow once is measured again, and is not reported", () => {
	const grows = (size: number) => (size / 1_000) ** 0.4;
	expect(growthOf(() => 1)).toBeCloseTo(1);
	expect(
		growthOf((size, measurement) => (measurement === 1 ? grows(size) : 1)),
	).toBeCloseTo(1);
});

test("work that costs more from one size on, but grows no faster, is not reported", () => {
	for (const step of [2_000, 4_000, 8_000]) {
		expect(growthOf((size) => (size < step ? 1 : 3))).toBeCloseTo(1);
	}
});

test("work that grows faster every time is reported, as much as it does", () => {
	expect(growthOf((size) => (size / 1_000) ** 0.25)).toBeCloseTo(8 ** 0.25);
	expect(growthOf((size) => size)).toBeCloseTo(8);
});
