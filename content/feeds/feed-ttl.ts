import { channelOf, feedPrefixes } from "./map-feed.ts";
import { readFields } from "./map-item.ts";
import { ownText, type XmlElement } from "./xml/xml-element.ts";

/**
 * Returns for how many minutes an RSS feed asks to be cached (`ttl`), at least one. Null if it says
 * nothing usable. The syndication module's `updatePeriod` does not count: it says how often the
 * publisher writes, and WordPress sends `hourly` whether or not its owner chose that.
 */
export function feedTtlMinutes(root: XmlElement): number | null {
	const [ttl] =
		readFields(channelOf(root), feedPrefixes(root)).get("ttl") ?? [];
	const text = ttl ? ownText(ttl).trim() : "";
	return /^\d{1,7}$/.test(text) ? Number(text) || null : null;
}
