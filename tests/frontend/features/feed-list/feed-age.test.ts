import { expect, test } from "vitest";
import {
	formatAge,
	formatMoment,
} from "#frontend/features/feed-list/format-date.ts";

const minute = 60_000;

test.each([
	[-5 * minute, "just now"],
	[0, "just now"],
	[minute - 1, "just now"],
	[minute, "1 minute ago"],
	[59 * minute, "59 minutes ago"],
	[60 * minute, "1 hour ago"],
	[23.9 * 60 * minute, "23 hours ago"],
	[24 * 60 * minute, "1 day ago"],
	[400 * 24 * 60 * minute, "400 days ago"],
])("an age of %d ms is %s", (age, words) => {
	expect(formatAge(age)).toBe(words);
});

test("a moment is formatted the same for every reader", () => {
	expect(formatMoment(Date.parse("2024-03-15T23:05:00Z"))).toBe(
		"March 15, 2024, 23:05 UTC",
	);
});
