import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { cacheMs } from "#content/feeds/freshness.ts";
import { describeError, log } from "#functions/shared/log.ts";
import { failed } from "./back-off.ts";
import { bodyHash } from "./body-hash.ts";
import type { UpstreamResponse } from "./fetch-upstream.ts";
import { fitItems } from "./pack-items.ts";
import {
	type FeedCopy,
	type FeedItems,
	type FeedRecord,
	freshness,
	freshUntil,
} from "./record.ts";

type Body = { bytes: Uint8Array; contentType: string; isSample: boolean };
type Changed = Extract<UpstreamResponse, { kind: "changed" }>;
type Unchanged = Extract<UpstreamResponse, { kind: "unchanged" }>;

export type ReadItems = (url: string, body: Body) => FeedItems;
/** Items, and how long the feed itself asks to be used, in minutes; null where it does not say. */
export type ReadSource = (
	url: string,
	body: Body,
) => { items: FeedItems; ttlMinutes: number | null };

/** Whether a response has to be parsed: it is a feed, and not the one that we hold. */
export function needsParse(
	record: FeedRecord,
	answer: UpstreamResponse,
): answer is Changed {
	return answer.kind === "changed" && !isHeld(record, answer);
}

/** A record as it stands while a feed is parsed; nobody else writes it, should that never end. */
export function beforeParse(record: FeedRecord, nowMs: number): FeedRecord {
	return failed(record, "parsing did not finish", nowMs);
}

/** What is known of an address after an attempt. Never throws. */
export function recordAfter(
	record: FeedRecord,
	answer: UpstreamResponse,
	readSource: ReadSource,
	nowMs: number,
): FeedRecord {
	if (answer.kind === "failed") {
		return failed(record, answer.reason, nowMs, answer);
	}
	const { copy } = record;
	if (answer.kind === "unchanged") {
		if (!copy) return failed(record, "304 without a copy", nowMs);
		const maxAgeMs = answer.maxAgeMs || copy.maxAgeMs;
		const confirmed = { ...copy, maxAgeMs, checkedAt: nowMs };
		return succeeded(record, confirmed, answer, "304", nowMs);
	}
	if (answer.isSample && hasRealCopy(record, nowMs)) {
		return failed(record, "only a sample", nowMs);
	}
	const { etag, lastModified, maxAgeMs, isSample } = answer;
	const fetched = { etag, lastModified, maxAgeMs, isSample, checkedAt: nowMs };
	if (copy && isHeld(record, answer)) {
		const confirmed = { ...copy, ...fetched };
		return succeeded(record, confirmed, answer, "200, the same", nowMs);
	}
	try {
		const source = readSource(record.url, answer);
		const items = fitItems(source.items);
		// An empty list is valid, but none to give up what is shown for.
		if (items.list.length === 0 && showsItems(record, nowMs)) {
			return failed(record, "no items", nowMs);
		}
		const same = JSON.stringify(items) === JSON.stringify(copy?.items);
		const parsed = {
			...fetched,
			items: same && copy ? copy.items : items,
			bodyHash: bodyHash(answer.bytes, answer.contentType),
			ttlMs: (source.ttlMinutes ?? 0) * 60_000,
			fetchedAt: same && copy ? copy.fetchedAt : nowMs,
		};
		return succeeded(record, parsed, answer, "200", nowMs);
	} catch (error) {
		if (error instanceof FeedParseError) {
			return failed(record, `not a feed: ${error.message}`, nowMs);
		}
		// A fault of ours; without a back-off every visitor would run into it.
		log.error("feed could not be parsed", {
			url: record.url,
			...describeError(error),
		});
		const name = error instanceof Error ? error.name : typeof error;
		return failed(record, `could not be parsed: ${name}`, nowMs);
	}
}

function succeeded(
	record: FeedRecord,
	copy: FeedCopy,
	answer: Changed | Unchanged,
	lastStatus: string,
	nowMs: number,
): FeedRecord {
	const { movedTo, askedOwn } = answer;
	// Asked directly, the new address says nothing of the publisher's own.
	const movedAt = askedOwn ? nowMs : record.movedAt;
	return {
		...record,
		copy,
		lastStatus,
		failures: 0,
		nextAt: freshUntil(copy),
		leasedUntil: 0,
		movedTo,
		movedAt: movedTo === "" ? 0 : movedAt,
		unconditionalUntil: answer.refusedConditional
			? nowMs + cacheMs
			: record.unconditionalUntil,
		ended: "",
	};
}

function isHeld({ copy }: FeedRecord, answer: Changed): boolean {
	return (
		copy !== null &&
		copy.bodyHash !== "" &&
		copy.isSample === answer.isSample &&
		copy.bodyHash === bodyHash(answer.bytes, answer.contentType)
	);
}

function showsItems(record: FeedRecord, nowMs: number): boolean {
	const count = record.copy?.items.list.length ?? 0;
	return count > 0 && freshness(record, nowMs) !== "none";
}

function hasRealCopy(record: FeedRecord, nowMs: number): boolean {
	return (
		record.copy !== null &&
		!record.copy.isSample &&
		freshness(record, nowMs) !== "none"
	);
}
