import { mapFeed } from "#content/feeds/map-feed.ts";
import { cleanXml } from "#content/feeds/xml/clean-xml.ts";
import { decodeText } from "#content/feeds/xml/decode-text.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { source } from "./parsers.ts";

/** Returns the steps of our own parser, to be timed one by one. */
export function stepsOf(bytes: Uint8Array): Record<string, () => unknown> {
	const text = decodeText(bytes);
	const xml = cleanXml(text);
	const tree = readXml(xml);
	const map = () => mapFeed(tree, source.name, source.url, Date.now());
	return {
		"decode bytes": () => decodeText(bytes),
		"clean-up": () => cleanXml(text),
		"read with xml2js": () => readXml(xml),
		mapping: map,
		"clean-up and mapping": () => [cleanXml(text), map()],
	};
}
