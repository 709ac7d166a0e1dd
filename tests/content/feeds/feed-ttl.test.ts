import { expect, test } from "vitest";
import { readFeed } from "#content/feeds/parse-feed.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { readSource } from "#functions/feeds/read-source.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };
const encode = (text: string) => new TextEncoder().encode(text);
const sy = 'xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"';

test.each([
	["<rss><channel><ttl>60</ttl></channel></rss>", 60],
	["<rss><channel><ttl> 5 </ttl><ttl>7</ttl></channel></rss>", 5],
	["<rss><channel><ttl>0</ttl></channel></rss>", null],
	["<rss><channel><ttl>-5</ttl></channel></rss>", null],
	["<rss><channel><ttl>soon</ttl></channel></rss>", null],
	["<rss><channel><ttl>99999999999</ttl></channel></rss>", null],
	["<rss><channel><item><ttl>60</ttl></item></channel></rss>", null],
	["<rss><channel/></rss>", null],
	[
		`<rss ${sy}><channel><sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>1</sy:updateFrequency></channel></rss>`,
		null,
	],
	[
		`<rss ${sy}><channel><ttl>15</ttl><sy:updatePeriod>daily</sy:updatePeriod></channel></rss>`,
		15,
	],
	['{"version":"https://jsonfeed.org/version/1.1","items":[]}', null],
])("%s sets %j minutes", (text, minutes) => {
	const { ttlMinutes } = readFeed({ bytes: encode(text) }, source, readXml);
	expect(ttlMinutes).toBe(minutes);
});

test("the relay reads it together with the articles", () => {
	const bytes = encode(
		"<rss><channel><ttl>30</ttl><item><title>One</title></item></channel></rss>",
	);
	const body = { bytes, contentType: "", isSample: false };
	const url = feedSources[0]?.url ?? "";
	expect(readSource(url, body)).toMatchObject({
		items: { kind: "articles", list: [{ title: "One" }] },
		ttlMinutes: 30,
	});
});
