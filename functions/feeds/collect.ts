import { type FeedRecord, freshness } from "./record.ts";
import type { Relay } from "./relay.ts";

/**
 * Collects the records of several sources without waiting for a dead one: each gets `limitMs`, and
 * more only while none of them has anything to show.
 */
export async function collect(
	relay: Pick<Relay, "get">,
	urls: readonly string[],
	limitMs: number,
	now: () => number,
): Promise<FeedRecord[]> {
	const isUsable = (record: FeedRecord) => freshness(record, now()) !== "none";
	const early = await Promise.all(urls.map((url) => relay.get(url, limitMs)));
	if (early.some(isUsable)) return early;
	const attempts = urls.map(async (url) => {
		if (!isUsable(await relay.get(url))) throw new Error("nothing to show");
	});
	await Promise.any(attempts).catch(() => {});
	return Promise.all(urls.map((url) => relay.get(url, 0)));
}
