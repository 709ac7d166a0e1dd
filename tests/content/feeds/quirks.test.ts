import { describe, expect, test } from "vitest";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";
import { goldenFeeds } from "./golden-feeds.ts";

const source = { name: "Quirks", url: "https://news.example/feed.xml" };

describe("a real feed's quirk, read with xml2js", () => {
	test.each(goldenFeeds)("$name", ({ bytes, contentType, ...golden }) => {
		const parse = () => parseFeed({ bytes, contentType }, source, readXml);

		if ("error" in golden) {
			expect(parse).toThrow(
				expect.objectContaining({
					name: "FeedParseError",
					message: golden.error,
				}),
			);
		} else expect(parse()).toEqual(golden.articles);
	});
});
