import * as z from "zod/mini";
import type { Article } from "#content/feeds/article.ts";
import { cacheMs, freshMs } from "#content/feeds/freshness.ts";
import type { Paper } from "#content/feeds/paper.ts";

/** What one URL returned: a feed's articles, or the preprint query's papers. */
export type FeedItems =
	| { kind: "articles"; list: Article[] }
	| { kind: "papers"; list: Paper[] };

// Attributes that are missing (written by an older version) or of the wrong type (edited by hand)
// each count as empty.
const text = z.catch(z.string().check(z.maxLength(2_048)), "");
const nonNegative = z.catch(z.number().check(z.gte(0)), 0);

/** What a row says about the last good response, besides its items. Times are in epoch milliseconds. */
export const copyRow = z.object({
	etag: text,
	lastModified: text,
	/** Hash of the bytes the items were read from; "" if they must be read again. */
	bodyHash: text,
	/** When the upstream last sent these bytes, rather than say that they have not changed. */
	receivedAt: nonNegative,
	/** How long the response's headers ask for it to be cached, in milliseconds; 0 if they do not say. */
	maxAgeMs: nonNegative,
	/** The same, as stated in the feed itself. */
	ttlMs: nonNegative,
	/** When these items were first seen. */
	fetchedAt: nonNegative,
	/** When the upstream last confirmed them. */
	checkedAt: nonNegative,
	/** Whether it comes from the local gateway's sample feeds. */
	isSample: z.catch(z.boolean(), false),
});

/** What a row says about the last attempt. */
export const statusRow = z.object({
	/** How it ended, in a few words: "200", "304", "503", "timed out". */
	lastStatus: text,
	/** Failed attempts since the last successful one. */
	failures: nonNegative,
	/** After a failure, the upstream is not asked again before this time. */
	nextAt: nonNegative,
	/** Until this time someone holds the lease: the right to ask the upstream. */
	leasedUntil: nonNegative,
	/** Where the publisher has permanently moved the feed, within its own site; "" if it has not. */
	movedTo: text,
	/** When the publisher's own URL last confirmed the move. */
	movedAt: nonNegative,
	/** The server rejected a conditional request; until this time it gets unconditional ones. */
	unconditionalUntil: nonNegative,
	/** Whether the publisher has ended the feed (410) or moved it permanently to another site; "" if neither. */
	ended: z.catch(z.enum(["", "gone", "moved away"]), ""),
});

/** The last good response from a URL. */
export type FeedCopy = z.infer<typeof copyRow> & { items: FeedItems };

/** Everything known about one URL. */
export type FeedRecord = z.infer<typeof statusRow> & {
	url: string;
	copy: FeedCopy | null;
};

export type Ended = FeedRecord["ended"];
export type Freshness = "fresh" | "stale" | "none";

/** How long a sample is shown in place of a feed that the local gateway cannot reach. */
const sampleMs = 60_000;
/** How far apart the clocks of two instances may be. */
export const clockSkewMs = 60_000;
/** The longest time that a publisher can ask for: visitors want current news. */
const maxFreshMs = 60 * 60_000;
/** When a feed that is gone (410) is asked again: never, unless an operator intervenes. */
export const neverAt: number = Date.UTC(9999, 11, 31);

/** Returns until when a copy is fresh: four minutes, or as long as the publisher asks for, at most an hour. */
export function freshUntil(copy: FeedCopy): number {
	if (copy.isSample) return copy.checkedAt + sampleMs;
	const requestedMs = Math.max(copy.maxAgeMs, copy.ttlMs);
	return copy.checkedAt + Math.min(Math.max(requestedMs, freshMs), maxFreshMs);
}

/** Returns when a copy becomes too old to be shown at all. */
export function cachedUntil(copy: FeedCopy): number {
	return copy.checkedAt + (copy.isSample ? sampleMs : cacheMs);
}

export function freshness({ copy }: FeedRecord, nowMs: number): Freshness {
	if (!copy || nowMs >= cachedUntil(copy)) return "none";
	return nowMs < freshUntil(copy) ? "fresh" : "stale";
}

/** Returns when asking the upstream may next change what is shown. */
export function changesAt(record: FeedRecord, nowMs: number): number {
	if (record.failures > 0) return record.nextAt;
	return record.copy ? freshUntil(record.copy) : nowMs;
}

/**
 * Returns whether the upstream may be asked now.
 * @param earlyMs how long before its fresh time ends a copy may be refreshed
 */
export function isDue(record: FeedRecord, nowMs: number, earlyMs = 0): boolean {
	if (record.failures > 0) return nowMs >= record.nextAt;
	return freshness(record, nowMs + earlyMs) !== "fresh";
}

/** Returns the record from the cache, or this instance's own if it is newer. */
export function newerOf(own: FeedRecord, stored: FeedRecord): FeedRecord {
	const aheadMs = (own.copy?.checkedAt ?? 0) - (stored.copy?.checkedAt ?? 0);
	// If both have the same copy, the later next attempt belongs to a later failure. Otherwise the
	// newer copy is the later success, whose next attempt may be earlier than that of a failure before it.
	const isNewer = aheadMs > 0 || (aheadMs === 0 && own.nextAt > stored.nextAt);
	// An operator has revived the feed, and another instance has asked it since.
	const isRevived = own.ended === "gone" && stored.ended !== "gone";
	const isOwn = isNewer && !isRevived;
	return {
		...(isOwn ? own : stored),
		copy: aheadMs > 0 ? own.copy : stored.copy,
		leasedUntil: stored.leasedUntil,
	};
}

/**
 * Corrects times that are further ahead than ours can be. Another instance's wrong clock, or a row
 * edited by hand, could otherwise prevent a feed from ever being requested again. A record with
 * such a time counts as due, and its copy as stale.
 */
export function withPossibleTimes(
	record: FeedRecord,
	nowMs: number,
): FeedRecord {
	const { copy, ended } = record;
	const unlessTooFarAhead = (
		time: number,
		maxAheadMs: number,
		fallback: number,
	) => (time > nowMs + maxAheadMs + clockSkewMs ? fallback : time);
	return {
		...record,
		nextAt:
			ended === "gone"
				? neverAt
				: unlessTooFarAhead(record.nextAt, cacheMs, nowMs),
		movedAt: unlessTooFarAhead(record.movedAt, 0, 0),
		unconditionalUntil: unlessTooFarAhead(
			record.unconditionalUntil,
			cacheMs,
			0,
		),
		copy: copy && {
			...copy,
			receivedAt: unlessTooFarAhead(copy.receivedAt, 0, 0),
			checkedAt: unlessTooFarAhead(copy.checkedAt, 0, nowMs - maxFreshMs),
			fetchedAt: unlessTooFarAhead(copy.fetchedAt, 0, nowMs),
		},
	};
}
