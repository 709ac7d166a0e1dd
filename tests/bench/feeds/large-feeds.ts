import { readFileSync } from "node:fs";

/** Sample feeds that differ in format and content. */
const kinds = {
	"RSS, HTML in sections": "aws-open-source",
	"RSS, HTML and media": "techrepublic-open-source",
	"RSS, short texts": "wiz",
	"Atom, HTML escaped": "nvidia-technical-blog",
	"Atom, many small fields": "arxiv",
};

/** Returns the sample feeds with their items repeated to about this many bytes. */
export function largeFeeds(size: number, label: string) {
	return Object.entries(kinds).map(([kind, file]) => {
		const sample = readFileSync(`tests/fixtures/feeds/${file}.xml`, "utf8");
		const start = sample.search(/<(?:item|entry)[\s>]/);
		const end = /^[\s\S]*<\/(?:item|entry)>/.exec(sample)?.[0].length ?? 0;
		const items = sample.slice(start, end);
		const times = Math.round((size - sample.length) / items.length);
		const repeated = items.repeat(Math.max(1, times));
		const text = sample.slice(0, start) + repeated + sample.slice(end);
		const bytes = new TextEncoder().encode(text);
		return { name: `${label}: ${kind}`, bytes };
	});
}
