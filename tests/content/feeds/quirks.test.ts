import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

type Golden =
	| { contentType?: string; articles: Article[] }
	| { contentType?: string; error: string };

const folder = "tests/fixtures/feeds/quirks/";
const names = readdirSync(folder)
	.filter((file) => file.endsWith(".xml"))
	.map((file) => file.slice(0, -4));
const source = { name: "Quirks", url: "https://news.example/feed.xml" };

describe("a real feed's quirk, read with xml2js", () => {
	test.each(names)("%s", (name) => {
		const bytes = readFileSync(`${folder}${name}.xml`);
		const golden = readGolden(name);
		const parse = () =>
			parseFeed({ bytes, contentType: golden.contentType }, source, readXml);

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

function readGolden(name: string): Golden {
	return JSON.parse(readFileSync(`${folder}${name}.json`, "utf8"));
}
