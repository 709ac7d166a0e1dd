import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseFeed } from "#content/news/parse-feed.ts";
import { readXml } from "./read-xml.ts";

const dir = "tests/fixtures/feeds/quirks/";
for (const f of readdirSync(dir).filter((f) => f.endsWith(".xml"))) {
	const contentType = f.includes("http-header")
		? "application/xml; charset=Shift_JIS"
		: undefined;
	let out: any;
	try {
		out = {
			...(contentType && { contentType }),
			articles: parseFeed(
				{ bytes: readFileSync(dir + f), contentType },
				{ name: "Quirks", url: "https://news.example/feed.xml" },
				readXml,
			),
		};
	} catch (e: any) {
		out = { error: e.name === "FeedParseError" ? e.message : "BUG " + e.stack };
	}
	writeFileSync(
		dir + f.replace(".xml", ".json"),
		JSON.stringify(out, null, "\t") + "\n",
	);
	console.log(f, out.error ?? "");
	for (const a of out.articles ?? [])
		console.log(
			"   ",
			JSON.stringify([
				a.title,
				a.link,
				a.pubDate,
				a.creator,
				a.categories.join("|"),
				a.content.slice(0, 90),
				a.source == "Quirks" ? 0 : a.source,
			]),
		);
}
