import { cacheMs } from "#content/feeds/freshness.ts";
import type { Validators } from "./fetch-upstream.ts";
import type { FeedRecord } from "./record.ts";

const none: Validators = { etag: "", lastModified: "" };

/**
 * With which validators to ask for a feed, and where. A conditional request is made only
 * after a good attempt: what a server makes of one may be the very reason of the failure.
 * The publisher's own address is asked again once a day, as it may know better by now.
 */
export function howToAsk(
	record: FeedRecord,
	nowMs: number,
): { validators: Validators; movedTo: string } {
	const { copy, failures, unconditionalUntil, movedTo, movedAt } = record;
	const isPlain = !copy || failures > 0 || nowMs < unconditionalUntil;
	return {
		validators: isPlain
			? none
			: { etag: copy.etag, lastModified: copy.lastModified },
		movedTo: nowMs - movedAt < cacheMs ? movedTo : "",
	};
}
