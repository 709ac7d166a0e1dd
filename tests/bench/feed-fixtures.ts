import { readdirSync, readFileSync } from "node:fs";
import type { Article } from "#content/feeds/article.ts";

const folder = "tests/fixtures/feeds/";

/** Feeds of different making. */
const kinds = {
	"RSS, HTML in sections": "aws-open-source",
	"RSS, HTML and media": "techrepublic-open-source",
	"RSS, short texts": "wiz",
	"Atom, HTML escaped": "nvidia-technical-blog",
	"Atom, many small fields": "arxiv",
};

/** The sample feeds with their items repeated up to about this many bytes. */
export function largeFeeds(size: number): { kind: string; text: string }[] {
	return Object.entries(kinds).map(([kind, name]) => {
		const text = readFileSync(`${folder}${name}.xml`, "utf8");
		const start = text.search(/<(?:item|entry)[\s>]/);
		const end = /^[\s\S]*<\/(?:item|entry)>/.exec(text)?.[0].length ?? 0;
		const items = text.slice(start, end);
		const times = Math.max(1, Math.round((size - text.length) / items.length));
		const whole = text.slice(0, start) + items.repeat(times) + text.slice(end);
		return { kind, text: whole };
	});
}

export type GoldenFeed = {
	bytes: Uint8Array;
	/** Undefined for what must be refused. */
	articles?: Article[];
	/** A header of the response, which only our own reader takes into account. */
	contentType?: string;
};

/** The quirks of real feeds with what is to be read of each. */
export function goldenFeeds(): GoldenFeed[] {
	return readdirSync(`${folder}quirks`)
		.filter((file) => file.endsWith(".json"))
		.map((file): GoldenFeed => {
			const path = `${folder}quirks/${file}`;
			const bytes = readFileSync(path.replace(/json$/, "xml"));
			return { ...JSON.parse(readFileSync(path, "utf8")), bytes };
		})
		.filter(({ contentType }) => contentType === undefined);
}
