import { cacheMs } from "#content/feeds/freshness.ts";
import type { Validators } from "./fetch-upstream.ts";
import type { FeedRecord } from "./record.ts";

const none: Validators = { etag: "", lastModified: "" };

/**
 * The validators and the address for the next request of a feed. A conditional request is
 * made only after a good attempt, as it may be what the server failed on. The publisher's
 * own address is asked again once a day, in case the move was taken back.
 */
export function requestOptions(
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
