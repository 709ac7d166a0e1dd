import type { Article } from "#content/news/article.ts";
import { freshMs, keptMs } from "#content/news/freshness.ts";
import type { Paper } from "#content/research/paper.ts";

/** What one address gave: a feed's articles, or the preprint query's papers. */
export type FeedItems =
	| { kind: "articles"; list: Article[] }
	| { kind: "papers"; list: Paper[] };

/** The last good answer of an address. Times are milliseconds since 1970. */
export type FeedCopy = {
	items: FeedItems;
	etag: string;
	lastModified: string;
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
	/** How the last try ended, in few words: "200", "304", "503", "timed out". */
	lastStatus: string;
	/** Failed tries since the last good one. */
	failures: number;
	/** After a failure, the upstream is not asked before this time. */
	nextAt: number;
	/** Until then someone has the lease: the right to ask the upstream. */
	leasedUntil: number;
};

export type Freshness = "fresh" | "stale" | "none";

/** Samples stand in for a feed that the local gateway cannot reach; they give way soon. */
const sampleMs = 60_000;

export function emptyRecord(url: string): FeedRecord {
	return {
		url,
		copy: null,
		lastStatus: "",
		failures: 0,
		nextAt: 0,
		leasedUntil: 0,
	};
}

export function freshUntil(copy: FeedCopy): number {
	return copy.checkedAt + (copy.isSample ? sampleMs : freshMs);
}

/** When a copy is too old to be shown at all. */
export function keptUntil(copy: FeedCopy): number {
	return copy.checkedAt + (copy.isSample ? sampleMs : keptMs);
}

export function freshness({ copy }: FeedRecord, nowMs: number): Freshness {
	if (!copy || nowMs >= keptUntil(copy)) return "none";
	return nowMs < freshUntil(copy) ? "fresh" : "stale";
}

/**
 * Whether the upstream may be asked now.
 * @param earlyMs how long before the end of its fresh time a copy may be renewed
 */
export function isDue(record: FeedRecord, nowMs: number, earlyMs = 0): boolean {
	if (record.failures > 0) return nowMs >= record.nextAt;
	return freshness(record, nowMs + earlyMs) !== "fresh";
}

/** What the cache has of an address, with what this instance knows better. */
export function newerOf(own: FeedRecord, stored: FeedRecord): FeedRecord {
	const outcome = stored.nextAt >= own.nextAt ? stored : own;
	const ownIsNewer = (own.copy?.checkedAt ?? 0) > (stored.copy?.checkedAt ?? 0);
	return {
		...outcome,
		copy: ownIsNewer ? own.copy : stored.copy,
		leasedUntil: stored.leasedUntil,
	};
}
