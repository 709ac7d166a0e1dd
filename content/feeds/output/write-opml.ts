import type { FeedSource } from "#content/feeds/sources.ts";
import { plainXml } from "#content/feeds/xml/clean-text.ts";

/** Writes the sources as OPML 2.0, the format that feed readers import. */
export function writeOpml(title: string, sources: FeedSource[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<opml version="2.0">',
		`<head><title>${plainXml(title)}</title></head>`,
		"<body>",
		...sources.map(
			({ name, url }) =>
				`<outline type="rss" text="${plainXml(name)}" title="${plainXml(name)}" xmlUrl="${plainXml(url)}"/>`,
		),
		"</body>",
		"</opml>",
		"",
	].join("\n");
}
