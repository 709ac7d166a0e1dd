import { describe, expect, it } from "vitest";
import { nextAttempt } from "#functions/contact/back-off.ts";

describe("nextAttempt", () => {
	const minute = 60_000;
	it.each([
		[1, 0, 0.5],
		[1, 1, 1],
		[4, 1, 8],
		[20, 1, 240],
	])(
		"after %i attempts, random %d: %d minutes",
		(attempts, random, minutes) => {
			expect(nextAttempt(1e9, attempts, 0, random)).toBe(minutes * minute);
		},
	);
	it("is no later than the deadline, and never once that has passed", () => {
		expect(nextAttempt(100, 5, 50, 1)).toBe(100);
		expect(nextAttempt(100, 5, 100, 1)).toBeNull();
	});
	it.each([Number.NaN, undefined, null])(
		"is never if the deadline is missing: %s",
		(lost) => {
			expect(nextAttempt(lost as number, 5, 100, 1)).toBeNull();
		},
	);
});
