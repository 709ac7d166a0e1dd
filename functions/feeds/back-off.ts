import { cacheMs } from "#content/feeds/freshness.ts";
import { cachedUntil, type Ended, type FeedRecord, neverAt } from "./record.ts";

const firstBackOffMs = 30_000;
const maxBackOffMs = 30 * 60_000;
/** Failed attempts in a row that take a day or longer. */
const failuresOfADay = cacheMs / maxBackOffMs;
/** After 429 without a Retry-After header. */
const tooManyRequestsMs = 5 * 60_000;

/**
 * Returns the record after a failed attempt: it keeps its copy and sets when to try again, doubling
 * from 30 s to 30 min, or as long as Retry-After asks for, up to a day. A feed that is gone is never
 * asked again. A URL it had moved to is forgotten, and the publisher's own is asked next.
 */
export function withFailure(
	record: FeedRecord,
	reason: string,
	nowMs: number,
	{
		retryAfterMs = reason === "429" ? tooManyRequestsMs : 0,
		ended = "",
	}: { retryAfterMs?: number | undefined; ended?: Ended | undefined } = {},
): FeedRecord {
	const failures = record.failures + 1;
	const backOffMs = Math.min(
		firstBackOffMs * 2 ** Math.min(failures - 1, 10),
		maxBackOffMs,
	);
	const waitMs = Math.min(Math.max(backOffMs, retryAfterMs), cacheMs);
	// The URL a feed moved to may be gone while the feed itself is not.
	const isGone = ended === "gone" && record.movedTo === "";
	return {
		...record,
		lastStatus: reason.slice(0, 300),
		failures,
		nextAt: isGone ? neverAt : nowMs + waitMs,
		leasedUntil: 0,
		movedTo: "",
		movedAt: 0,
		ended: ended === "gone" && !isGone ? "" : ended,
	};
}

/**
 * Returns whether a feed has failed until nothing can be shown of it: a day after its last good response or, if it
 * never gave one, which nothing dates, after a day of attempts.
 */
export function isLost({ copy, failures }: FeedRecord, nowMs: number): boolean {
	return copy
		? failures > 0 && nowMs >= cachedUntil(copy)
		: failures >= failuresOfADay;
}
