import { readFileSync } from "node:fs";

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
		const text = readFileSync(`tests/fixtures/feeds/${name}.xml`, "utf8");
		const start = text.search(/<(?:item|entry)[\s>]/);
		const end = /^[\s\S]*<\/(?:item|entry)>/.exec(text)?.[0].length ?? 0;
		const items = text.slice(start, end);
		const times = Math.max(1, Math.round((size - text.length) / items.length));
		const whole = text.slice(0, start) + items.repeat(times) + text.slice(end);
		return { kind, text: whole };
	});
}
