import { expect, test } from "vitest";
import { readTtlMinutes } from "#functions/feeds/read-ttl.ts";

const read = (text: string) => readTtlMinutes({ bytes: Buffer.from(text) });

test.each([
	["<rss><channel><ttl>60</ttl><item/></channel></rss>", 60],
	["<rss><channel><ttl>\n 5 </ttl>", 5],
	["<rss><channel><item><ttl>60</ttl></item></channel></rss>", null],
	["<rss><channel><ttl></ttl></channel></rss>", null],
	["<rss><channel><ttl>-1</ttl></channel></rss>", null],
	["<rss><channel><ttl>99999999999</ttl></channel></rss>", null],
	["", null],
	[`<rss>${" ".repeat(10_000)}<ttl>60</ttl>`, null],
])("%j", (text, minutes) => {
	expect(read(text)).toBe(minutes);
});
