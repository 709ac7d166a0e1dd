import { channelOf, feedPrefixes } from "./map-feed.ts";
import { knownName } from "./xml/namespaces.ts";
import { childElements, ownText, type XmlElement } from "./xml/xml-element.ts";

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
	const prefixes = feedPrefixes(root);
	const values = new Map<string, string>();
	for (const child of childElements(channelOf(root))) {
		const name = knownName(child, prefixes);
		if (!values.has(name))
			values.set(name, ownText(child).trim().toLowerCase());
	}
	const ttl = wholeNumber(values.get("ttl"));
	if (ttl) return ttl;
	const period = periods.get(values.get("sy:updateperiod") ?? "");
	const times = wholeNumber(values.get("sy:updatefrequency")) ?? 1;
	return period && times ? Math.max(1, Math.floor(period / times)) : null;
}

function wholeNumber(text = ""): number | null {
	return /^\d{1,7}$/.test(text) ? Number(text) : null;
}
