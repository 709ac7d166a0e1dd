import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";

const folder = "tests/fixtures/feeds/";

/** Feeds of different making, each repeated until it is large. */
const kinds = {
	"RSS, HTML in sections": "aws-open-source",
	"RSS, HTML and media": "techrepublic-open-source",
	"RSS, short texts": "wiz",
	"Atom, HTML escaped": "nvidia-technical-blog",
	"Atom, many small fields": "arxiv",
};

export type LargeFeed = { kind: string; bytes: Uint8Array };

/** The sample feeds with their items repeated up to about this many bytes. */
export function largeFeeds(size: number): LargeFeed[] {
	return Object.entries(kinds).map(([kind, name]) => {
		const text = readFileSync(`${folder}${name}.xml`, "utf8");
		const start = text.search(/<(?:item|entry)[\s>]/);
		const end = /^[\s\S]*<\/(?:item|entry)>/.exec(text)?.[0].length ?? 0;
		const items = text.slice(start, end);
		const times = Math.max(1, Math.round((size - text.length) / items.length));
		const whole = text.slice(0, start) + items.repeat(times) + text.slice(end);
		return { kind, bytes: new TextEncoder().encode(whole) };
	});
}

export type GoldenFeed = {
	name: string;
	bytes: Uint8Array;
	/** Null for what must be refused. */
	articles: Article[] | null;
};

/** The quirks of real feeds with what is to be read of each. */
export function goldenFeeds(): GoldenFeed[] {
	return readdirSync(`${folder}quirks`)
		.filter((file) => file.endsWith(".json"))
		.map((file) => {
			const { articles, contentType } = JSON.parse(
				readFileSync(`${folder}quirks/${file}`, "utf8"),
			);
			const name = file.slice(0, -5);
			const bytes = readFileSync(`${folder}quirks/${name}.xml`);
			return { name, bytes, articles: articles ?? null, contentType };
		})
		.filter(({ contentType }) => contentType === undefined);
}
