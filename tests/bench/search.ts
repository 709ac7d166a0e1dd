import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchDocument } from "#content/search/document.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { startBrowser, timeClick } from "./harness/browser.ts";
import { timeKeystrokes } from "./harness/keystrokes.ts";
import { report } from "./harness/report.ts";
import { quantile, row, timeRows } from "./harness/rows.ts";

// npm run bench:search: opens the search with 500 documents for the first time, and types into it.
const rounds = 5;
const queries = ["security", "kubernetes", "contaner", "cloud cost", "data mi"];
const budget = 16;

const documents = manyDocuments(500);
const browser = await startBrowser();
const openings: number[] = [];
/** Of each query its rounds, each with a time for every letter. */
let typed: number[][][] = [];
for (let round = 1; round <= rounds; round += 1) {
	const page = await browser.open("/services/cloud", (page) =>
		page.route("**/search.json", (route) => route.fulfill({ json: documents })),
	);
	const button = page.getByRole("button", { name: "Search", exact: true });
	await button.hover();
	// The visitor's way from pointing to pressing.
	await page.waitForTimeout(500);
	openings.push(await timeClick(button, "dialog[open] [role=option]"));
	if (round === rounds) {
		const all = queries.flatMap((query) => Array<string>(rounds).fill(query));
		const input = page.locator("dialog input");
		const times = await timeKeystrokes(input, "dialog", all, 80);
		typed = queries.map((_, index) =>
			times.slice(index * rounds, (index + 1) * rounds),
		);
	}
	await page.close();
}
await browser.close();

// Of each letter its quickest round: what it costs on a machine that does nothing else.
const quickest = typed.flatMap((tries) =>
	[...(tries[0]?.keys() ?? [])].map((letter) =>
		Math.min(...tries.flatMap((times) => times[letter] ?? [])),
	),
);
const firsts = typed.flat().flatMap(([first]) => first ?? []);
const what = `95th percentile of ${quickest.length} keystrokes, each at its quickest`;
report([
	...timeRows("opened for the first time", openings, 100),
	...timeRows("first keystroke to results", firsts, budget),
	...timeRows("keystroke to results", typed.flat(2), budget),
	row(what, quantile(quickest, 0.95), "ms", budget),
]);

/** The built site's documents, repeated under other addresses up to that number. */
function manyDocuments(count: number): SearchDocument[] {
	const built: SearchDocument[] = JSON.parse(
		readFileSync(join(distFolder, "search.json"), "utf8"),
	);
	return Array.from({ length: count }, (_, index) => {
		const one = built[index % built.length] as SearchDocument;
		const copy = Math.floor(index / built.length);
		return { ...one, link: `${one.link}?copy=${copy}` };
	});
}
