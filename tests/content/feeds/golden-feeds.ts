import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";

const folder = "tests/fixtures/feeds/quirks/";

type GoldenFeed = {
	name: string;
	bytes: Uint8Array;
	/** The response's header, where it matters. */
	contentType?: string;
} & ({ articles: Article[] } | { error: string });

/** Feeds with the quirks of real ones, each with the articles, or the error, that reading it must give. */
export const goldenFeeds: GoldenFeed[] = readdirSync(folder)
	.filter((file) => file.endsWith(".xml"))
	.map((file) => {
		const name = file.slice(0, -".xml".length);
		const golden = JSON.parse(readFileSync(`${folder}${name}.json`, "utf8"));
		return { ...golden, name, bytes: readFileSync(folder + file) };
	});
