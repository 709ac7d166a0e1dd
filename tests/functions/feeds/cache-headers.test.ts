import { expect, test } from "vitest";
import { readCacheHeaders } from "#functions/feeds/cache-headers.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const at = (offsetMs: number) => new Date(now + offsetMs).toUTCString();

test.each([
	[{}, 0],
	[{ "cache-control": "max-age=600" }, 600_000],
	[{ "cache-control": "public,MAX-AGE = 600, must-revalidate" }, 600_000],
	[{ "cache-control": 'max-age="600"' }, 600_000],
	[{ "cache-control": "max-age=600", age: "100" }, 500_000],
	[{ "cache-control": "max-age=600", age: "9000" }, 0],
	[{ "cache-control": "max-age=600", age: "young" }, 600_000],
	[{ "cache-control": "s-maxage=600" }, 0],
	[{ "cache-control": "max-age=-5" }, 0],
	[{ "cache-control": "no-cache, max-age=0", expires: at(60_000) }, 0],
	[{ "cache-control": "no-store", expires: at(60_000) }, 60_000],
	[{ expires: at(60_000) }, 60_000],
	[{ expires: at(-60_000) }, 0],
	[{ expires: "soon" }, 0],
	// A server whose clock is a day ahead still means a minute.
	[{ expires: at(86_460_000), date: at(86_400_000) }, 60_000],
	[{ expires: at(60_000), date: "today" }, 60_000],
] as const)("%j lasts for %i ms", (headers, maxAgeMs) => {
	expect(readCacheHeaders(headers, now)).toEqual({
		maxAgeMs,
		trustsValidators: true,
	});
});

test.each(["0", "-1", " 0 "])("Expires: %j trusts no validator", (expires) => {
	expect(readCacheHeaders({ expires }, now)).toEqual({
		maxAgeMs: 0,
		trustsValidators: false,
	});
	const headers = { expires, "cache-control": "max-age=60" };
	expect(readCacheHeaders(headers, now).trustsValidators).toBe(true);
});
