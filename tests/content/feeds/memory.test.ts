import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Reads feeds of 1 MB, keeps the results, and reports the memory they take. */
const script = `
import { parseFeed } from "#content/feeds/parse-feed.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const count = 10;
const padding = "padding of a feed that nobody reads ".repeat(30_000);
const source = { name: "Quirks", url: "https://news.example/feed.xml" };
const text = (name, index) => "A " + name + " that is long enough to be a view of its feed, number " + index;
const field = (name, index, tag = name) => "<" + tag + ">" + text(name, index) + "</" + tag + ">";

function feedOf(index) {
	const items = [1, 2, 3].map((item) => "<item>" + field("title", index) + "<link>https://news.example/a-rather-long-address/" + index + "/" + item + "</link>" + field("description", index) + field("author", index) + field("category", index) + "<name-of-feed-" + index + "-that-is-long/>" + "</item>").join("");
	return "<rss><channel>" + field("title", index) + "<other>" + padding + "</other>" + items + "</channel></rss>";
}
function papersOf(index) {
	return "<feed><other>" + padding + "</other><entry><id>http://arxiv.org/abs/a-rather-long-id/" + index + "</id>" + field("title", index) + field("summary", index) + "<author>" + field("name", index) + "</author><link href='https://arxiv.org/abs/a-rather-long-address/" + index + "'/><category term='" + text("term", index) + "'/></entry></feed>";
}
function refusal(index) {
	try {
		parseFeed({ bytes: Buffer.from("<rss><a-root/></rss>" + padding) }, source, readXml);
		parsePapers({ bytes: Buffer.from("<feed><entry><title>Error</title><summary>" + text("fault", index) + padding + "</summary></entry></feed>") }, readXml);
	} catch (error) {
		return error.message;
	}
}

const results = [];
function read(index) {
	const bytes = Buffer.from(feedOf(index));
	results.push(parseFeed({ bytes }, source, readXml));
	results.push(parsePapers({ bytes: Buffer.from(papersOf(index)) }, readXml));
	results.push(refusal(index));
}
// Buffers are freed by finalizers, some of which run a turn after the collection.
async function used() {
	let least = Infinity;
	for (let turn = 0; turn < 10; turn += 1) {
		globalThis.gc();
		await new Promise(setImmediate);
		const { heapUsed, external } = process.memoryUsage();
		least = Math.min(least, heapUsed + external);
	}
	return least;
}
read(0);
const before = await used();
for (let index = 1; index <= count; index += 1) read(index);
const after = await used();
console.log(JSON.stringify({ count: results.flat().length, bytes: after - before }));
`;

test("the results of reading a feed do not retain its text in memory", () => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--expose-gc", "--import", "tsx", "--input-type=module", "--eval", script],
		{ encoding: "utf8", cwd: process.cwd() },
	);
	const result = JSON.parse(stdout || JSON.stringify({ stderr }));
	expect(result.count).toBe(11 * 5);
	// 30 feeds of 1 MB were read; their results take about 30 kB, and the texts of one kind would
	// take 10 MB.
	expect(result.bytes).toBeLessThan(4_000_000);
	// It takes two seconds on its own.
}, 120_000);
