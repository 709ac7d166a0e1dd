import { FeedParseError } from "#content/feeds/feed-parse-error.ts";
import { cacheMs } from "#content/feeds/freshness.ts";
import { describeError, errorName, log } from "#functions/shared/log.ts";
import { withFailure } from "./back-off.ts";
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

/** Reads the items, and for how many minutes the feed itself asks to be cached; null if it does not say. */
export type ReadSource = (
	url: string,
	body: Body,
) => { items: FeedItems; ttlMinutes: number | null };

/** Returns whether a response has to be parsed: it has a body that differs from the one we hold. */
export function needsParse(
	record: FeedRecord,
	response: UpstreamResponse,
): response is Changed {
	return response.kind === "changed" && !isSameBody(record, response);
}

/** Returns the record of a URL after an attempt. Never throws. */
export function recordAfter(
	record: FeedRecord,
	response: UpstreamResponse,
	readSource: ReadSource,
	nowMs: number,
): FeedRecord {
	if (response.kind === "failed") {
		return withFailure(record, response.reason, nowMs, response);
	}
	const { copy } = record;
	const isShown = freshness(record, nowMs) !== "none";
	if (response.kind === "unchanged") {
		if (!copy) return withFailure(record, "304 without a copy", nowMs);
		const maxAgeMs = response.maxAgeMs || copy.maxAgeMs;
		const confirmed = { ...copy, maxAgeMs, checkedAt: nowMs };
		return withSuccess(record, confirmed, response, "304", nowMs);
	}
	if (response.isSample && isShown && !copy?.isSample) {
		return withFailure(record, "only a sample", nowMs);
	}
	const { etag, lastModified, maxAgeMs, isSample } = response;
	const times = { receivedAt: nowMs, checkedAt: nowMs };
	const fetched = { etag, lastModified, maxAgeMs, isSample, ...times };
	if (copy && isSameBody(record, response)) {
		const confirmed = { ...copy, ...fetched };
		return withSuccess(record, confirmed, response, "200, unchanged", nowMs);
	}
	try {
		const source = readSource(record.url, response);
		const items = fitItems(source.items);
		// An empty list is valid, but must not replace articles that are being shown.
		if (items.list.length === 0 && isShown && copy?.items.list.length) {
			return withFailure(record, "no items", nowMs);
		}
		const isSame = JSON.stringify(items) === JSON.stringify(copy?.items);
		const parsed = {
			...fetched,
			items: isSame && copy ? copy.items : items,
			bodyHash: bodyHash(response.bytes, response.contentType),
			ttlMs: (source.ttlMinutes ?? 0) * 60_000,
			fetchedAt: isSame && copy ? copy.fetchedAt : nowMs,
		};
		return withSuccess(record, parsed, response, "200", nowMs);
	} catch (error) {
		if (error instanceof FeedParseError) {
			return withFailure(record, `not a feed: ${error.message}`, nowMs);
		}
		// This is our own bug; without a back-off every visitor would trigger it.
		log.error("feed could not be parsed", {
			url: record.url,
			...describeError(error),
		});
		const reason = `could not be parsed: ${errorName(error)}`;
		return withFailure(record, reason, nowMs);
	}
}

function withSuccess(
	record: FeedRecord,
	copy: FeedCopy,
	response: Changed | Unchanged,
	lastStatus: string,
	nowMs: number,
): FeedRecord {
	const { movedTo, usedOwnUrl } = response;
	// If the new URL was asked directly, the publisher's own has not confirmed the move.
	const movedAt = usedOwnUrl ? nowMs : record.movedAt;
	return {
		...record,
		copy,
		lastStatus,
		failures: 0,
		nextAt: freshUntil(copy),
		leasedUntil: 0,
		movedTo,
		movedAt: movedTo === "" ? 0 : movedAt,
		unconditionalUntil: response.refusedConditional
			? nowMs + cacheMs
			: record.unconditionalUntil,
		ended: "",
	};
}

function isSameBody({ copy }: FeedRecord, response: Changed): boolean {
	return (
		copy !== null &&
		copy.bodyHash !== "" &&
		copy.isSample === response.isSample &&
		copy.bodyHash === bodyHash(response.bytes, response.contentType)
	);
}
