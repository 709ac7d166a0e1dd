import { cacheMs } from "#content/feeds/freshness.ts";
import { noValidators, type Validators } from "./fetch-upstream.ts";
import type { FeedRecord } from "./record.ts";

/** How long we believe a server that the feed has not changed, before we ask it for the whole feed. */
const maxUnchangedMs = 6 * 60 * 60_000;

/**
 * Returns the validators and the URL for a feed's next request. It is conditional only after a
 * successful attempt, as the condition may be what the server failed on, and not every time: some
 * servers send the same entity tag for every version. The publisher's own URL is asked again
 * once a day, in case the move has been reversed.
 */
export function requestOptions(
	record: FeedRecord,
	nowMs: number,
): { validators: Validators; movedTo: string } {
	const { copy, failures, unconditionalUntil, movedTo, movedAt } = record;
	const isUnconditional =
		!copy ||
		failures > 0 ||
		nowMs < unconditionalUntil ||
		nowMs - copy.receivedAt >= maxUnchangedMs;
	return {
		validators: isUnconditional
			? noValidators
			: { etag: copy.etag, lastModified: copy.lastModified },
		movedTo: nowMs - movedAt < cacheMs ? movedTo : "",
	};
}
