import { expect, test } from "vitest";
import { measureGrowth } from "./hostile/growth.ts";
import { allowedGrowth } from "./hostile/growth-limit.ts";

/** Returns the growth measured for linear work of which one size is slowed by something else. */
function growthWhile(isDisturbed: (measurement: number) => boolean): number {
	let now = 0;
	const prepared = new Map<number, number>();
	const prepare = (size: number) => {
		const measurement = (prepared.get(size) ?? 0) + 1;
		prepared.set(size, measurement);
		const slower = size === 2_000 && isDisturbed(measurement) ? 1.5 : 1;
		return () => {
			now += (size / 10_000) * slower;
		};
	};
	const clock = { nowMs: () => now, collect: () => {} };
	return measureGrowth(prepare, 1_000, allowedGrowth, clock).overLinear;
}

test("work that was slow once is measured again, and is not reported", () => {
	expect(growthWhile(() => false)).toBeCloseTo(1);
	expect(growthWhile((measurement) => measurement === 1)).toBeCloseTo(1);
});

test("work that is slow every time is reported", () => {
	expect(growthWhile(() => true)).toBeGreaterThan(allowedGrowth);
});
