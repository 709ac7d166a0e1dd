import { FeedParseError } from "#content/news/feed-parse-error.ts";
import { keptMs } from "#content/news/freshness.ts";
import type { UpstreamAnswer } from "./fetch-upstream.ts";
import {
	type FeedItems,
	type FeedRecord,
	freshness,
	freshUntil,
} from "./record.ts";

const firstBackOffMs = 30_000;
const maxBackOffMs = 30 * 60_000;
/** Who answers "too many requests" without saying how long means more than a moment. */
const tooManyMs = 5 * 60_000;

export type ReadItems = (
	url: string,
	body: { bytes: Uint8Array; contentType: string; isSample: boolean },
) => FeedItems;

/**
 * What is known of an address after a try. A failed one keeps the copy and says when
 * to try again: doubling from 30 s to 30 min, or as long as Retry-After asks for.
 */
export function recordAfter(
	record: FeedRecord,
	answer: UpstreamAnswer,
	readItems: ReadItems,
	nowMs: number,
): FeedRecord {
	if (answer.kind === "failed") {
		return failed(record, answer.reason, nowMs, answer.retryAfterMs);
	}
	if (answer.kind === "unchanged") {
		if (!record.copy) return failed(record, "304 without a copy", nowMs);
		return succeeded(record, { ...record.copy, checkedAt: nowMs }, "304");
	}
	if (answer.isSample && keepsRealCopy(record, nowMs)) {
		return failed(record, "only a sample", nowMs);
	}
	try {
		const items = readItems(record.url, answer);
		// An empty list is an answer, but none to give up what is shown for.
		if (items.list.length === 0 && showsItems(record, nowMs)) {
			return failed(record, "no items", nowMs);
		}
		const same = JSON.stringify(items) === JSON.stringify(record.copy?.items);
		const copy = {
			items: same && record.copy ? record.copy.items : items,
			etag: answer.etag,
			lastModified: answer.lastModified,
			fetchedAt: same && record.copy ? record.copy.fetchedAt : nowMs,
			checkedAt: nowMs,
			isSample: answer.isSample,
		};
		return succeeded(record, copy, "200");
	} catch (error) {
		if (!(error instanceof FeedParseError)) throw error;
		return failed(record, `not a feed: ${error.message}`, nowMs);
	}
}

function succeeded(
	record: FeedRecord,
	copy: NonNullable<FeedRecord["copy"]>,
	lastStatus: string,
): FeedRecord {
	return {
		...record,
		copy,
		lastStatus,
		failures: 0,
		nextAt: freshUntil(copy),
		leasedUntil: 0,
	};
}

function failed(
	record: FeedRecord,
	reason: string,
	nowMs: number,
	retryAfterMs = reason === "429" ? tooManyMs : 0,
): FeedRecord {
	const failures = record.failures + 1;
	const backOffMs = Math.min(
		firstBackOffMs * 2 ** Math.min(failures - 1, 10),
		maxBackOffMs,
	);
	const waitMs = Math.min(Math.max(backOffMs, retryAfterMs), keptMs);
	return {
		...record,
		lastStatus: reason,
		failures,
		nextAt: nowMs + waitMs,
		leasedUntil: 0,
	};
}

function showsItems(record: FeedRecord, nowMs: number): boolean {
	const count = record.copy?.items.list.length ?? 0;
	return count > 0 && freshness(record, nowMs) !== "none";
}

function keepsRealCopy(record: FeedRecord, nowMs: number): boolean {
	return (
		record.copy !== null &&
		!record.copy.isSample &&
		freshness(record, nowMs) !== "none"
	);
}
