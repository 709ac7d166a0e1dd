import { expect, test } from "vitest";
import { parseRetryAfter } from "#functions/feeds/retry-after.ts";

const now = Date.parse("2024-03-15T10:00:00Z");

test.each([
	["120", 120_000],
	[" 5 ", 5_000],
	["120.5", 121_000],
	["+60", 60_000],
	["1.5e3", undefined],
	["0", 0],
	["Fri, 15 Mar 2024 10:02:00 GMT", 120_000],
	["Fri, 15 Mar 2024 09:00:00 GMT", 0],
	["soon", undefined],
	["-5", 0],
	["", undefined],
	[undefined, undefined],
])("%j asks for %j ms", (value, expected) => {
	expect(parseRetryAfter(value, now)).toBe(expected);
});
