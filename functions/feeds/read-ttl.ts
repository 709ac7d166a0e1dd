import type { FeedBytes } from "#content/news/parse-feed.ts";

/** A channel says it before its items; more of a feed is not looked at. */
const headBytes = 8_192;

/**
 * The minutes in the `<ttl>` of an RSS channel: how long its publisher wants a copy used.
 * @returns null where the feed does not say
 */
export function readTtlMinutes({
	bytes,
}: Pick<FeedBytes, "bytes">): number | null {
	const head = Buffer.from(bytes.subarray(0, headBytes)).toString("latin1");
	const [channel = ""] = head.split(/<item[\s>]/i, 1);
	const minutes = /<ttl>\s*(\d{1,6})\s*<\/ttl>/i.exec(channel)?.[1];
	return minutes === undefined ? null : Number(minutes);
}
