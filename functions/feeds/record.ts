import type { Article } from "#content/feeds/article.ts";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import type { Paper } from "#content/feeds/paper.ts";

/** What one address gave: a feed's articles, or the preprint query's papers. */
export type FeedItems =
	| { kind: "articles"; list: Article[] }
	| { kind: "papers"; list: Paper[] };

/** The last good response of an address. Times are milliseconds since 1970. */
export type FeedCopy = {
	items: FeedItems;
	etag: string;
	lastModified: string;
	/** Of the bytes that the items were read from; "" where they are to be read again. */
	bodyHash: string;
	/** How long the response's headers asked it to be used, in milliseconds; 0 for nothing said. */
	maxAgeMs: number;
	/** The same from the feed itself. */
	ttlMs: number;
	/** When these items were first seen. */
	fetchedAt: number;
	/** When the upstream last confirmed them. */
	checkedAt: number;
	/** From the local gateway's sample feeds. */
	isSample: boolean;
};

/** All that is known of one address. */
export type FeedRecord = {
	url: string;
	copy: FeedCopy | null;
	/** How the last attempt ended, in few words: "200", "304", "503", "timed out". */
	lastStatus: string;
	/** Failed attempts since the last good one. */
	failures: number;
	/** After a failure, the upstream is not asked before this time. */
	nextAt: number;
	/** Until then someone has the lease: the right to ask the upstream. */
	leasedUntil: number;
	/** Where the publisher has moved the feed for good, within its own site; "" where it has not. */
	movedTo: string;
	/** When the publisher's own address last said so. */
	movedAt: number;
	/** The server refused a conditional request; until then it gets plain ones. */
	unconditionalUntil: number;
	/** The publisher has ended the feed (410) for good, or moved it to a site that is not its own; "" for neither. */
	ended: Ended;
};

export type Ended = "" | "gone" | "moved away";
export type Freshness = "fresh" | "stale" | "none";

/** How long a sample is shown, which stands in for a feed that the local gateway cannot reach. */
const sampleMs = 60_000;
/** How far the clocks of two instances may be apart. */
export const clockSkewMs = 60_000;
/** The longest time that a publisher can ask for: visitors want news. */
export const longestFreshMs = 60 * 60_000;
/** When a feed that is gone (410) is asked again: never, unless an operator says so. */
export const neverAt: number = Date.UTC(9999, 11, 31);

export function emptyRecord(url: string): FeedRecord {
	return {
		url,
		copy: null,
		lastStatus: "",
		failures: 0,
		nextAt: 0,
		leasedUntil: 0,
		movedTo: "",
		movedAt: 0,
		unconditionalUntil: 0,
		ended: "",
	};
}

/** Four minutes, or as long as the publisher asks for, at most an hour. */
export function freshUntil(copy: FeedCopy): number {
	if (copy.isSample) return copy.checkedAt + sampleMs;
	const asked = Math.max(copy.maxAgeMs, copy.ttlMs);
	return copy.checkedAt + Math.min(Math.max(asked, freshMs), longestFreshMs);
}

/** When a copy is too old to be shown at all. */
export function cachedUntil(copy: FeedCopy): number {
	return copy.checkedAt + (copy.isSample ? sampleMs : cacheMs);
}

export function freshness({ copy }: FeedRecord, nowMs: number): Freshness {
	if (!copy || nowMs >= cachedUntil(copy)) return "none";
	return nowMs < freshUntil(copy) ? "fresh" : "stale";
}

/** When a look at the upstream may next change what is shown. */
export function changesAt(record: FeedRecord, nowMs: number): number {
	if (record.failures > 0) return record.nextAt;
	return record.copy ? freshUntil(record.copy) : nowMs;
}

/**
 * Whether the upstream may be asked now.
 * @param earlyMs how long before the end of its fresh time a copy may be renewed
 */
export function isDue(record: FeedRecord, nowMs: number, earlyMs = 0): boolean {
	if (record.failures > 0) return nowMs >= record.nextAt;
	return freshness(record, nowMs + earlyMs) !== "fresh";
}

/** What the cache has of an address, or what this instance knows where that is newer. */
export function newerOf(own: FeedRecord, stored: FeedRecord): FeedRecord {
	const ahead = (own.copy?.checkedAt ?? 0) - (stored.copy?.checkedAt ?? 0);
	// Of two that know the same copy, a later attempt has failed; of two copies the newer is the
	// later success, whose next attempt may come sooner than that of the failure before it.
	const isOwn = ahead > 0 || (ahead === 0 && own.nextAt > stored.nextAt);
	return {
		...(isOwn ? own : stored),
		copy: ahead > 0 ? own.copy : stored.copy,
		leasedUntil: stored.leasedUntil,
	};
}

/**
 * A record whose times are no further ahead than ours can be. A wrong clock of another
 * instance, or a row changed by hand, could otherwise keep a feed from ever being asked
 * for. A record with such a time counts as due, and its copy as stale.
 */
export function withPossibleTimes(
	record: FeedRecord,
	nowMs: number,
): FeedRecord {
	const { copy, ended } = record;
	const possible = (time: number, longestMs: number, otherwise: number) =>
		time > nowMs + longestMs + clockSkewMs ? otherwise : time;
	return {
		...record,
		nextAt:
			ended === "gone" ? neverAt : possible(record.nextAt, cacheMs, nowMs),
		movedAt: possible(record.movedAt, 0, 0),
		unconditionalUntil: possible(record.unconditionalUntil, cacheMs, 0),
		copy: copy && {
			...copy,
			checkedAt: possible(copy.checkedAt, 0, nowMs - longestFreshMs),
			fetchedAt: possible(copy.fetchedAt, 0, nowMs),
		},
	};
}
