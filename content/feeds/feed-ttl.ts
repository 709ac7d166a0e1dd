import { channelOf, feedPrefixes } from "./map-feed.ts";
import { readFields } from "./map-item.ts";
import { ownText, type XmlElement } from "./xml/xml-element.ts";

/** Update periods of the RSS syndication module, in minutes. */
const periods = new Map([
	["hourly", 60],
	["daily", 24 * 60],
	["weekly", 7 * 24 * 60],
	["monthly", 30 * 24 * 60],
	["yearly", 365 * 24 * 60],
]);

/**
 * Returns for how long a feed asks to be cached, in whole minutes and at least one: from RSS's
 * `ttl`, or else `sy:updatePeriod` and `sy:updateFrequency`. Null if it says nothing usable.
 */
export function feedTtlMinutes(root: XmlElement): number | null {
	const fields = readFields(channelOf(root), feedPrefixes(root));
	const fieldText = (name: string) => {
		const [first] = fields.get(name) ?? [];
		return first ? ownText(first).trim().toLowerCase() : "";
	};
	const ttl = wholeNumber(fieldText("ttl"));
	if (ttl) return ttl;
	const period = periods.get(fieldText("sy:updateperiod"));
	const times = wholeNumber(fieldText("sy:updatefrequency")) ?? 1;
	return period && times ? Math.max(1, Math.floor(period / times)) : null;
}

function wholeNumber(text: string): number | null {
	return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
