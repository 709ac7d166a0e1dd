import { expect, test } from "vitest";
import {
	formatLongDate,
	formatShortDate,
} from "#frontend/features/feed-list/format-date.ts";

// Late on the 15th in UTC is the 16th in Sydney: prerendered pages and all visitors must agree.
const moment = "2024-03-15T23:05:00Z";

test.each([
	["of an article", formatShortDate, "Mar 15, 2024"],
	["of a paper", formatLongDate, "March 15, 2024"],
])("the date %s is written as promised, in UTC", (_, format, expected) => {
	expect(format(moment)).toBe(expected);
});
