import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import type { SearchDocument } from "#content/search/document.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { timeKeystrokes, watchKeystrokes } from "./keystrokes.ts";
import { quantile, timeRows } from "./quantile.ts";
import { report } from "./report.ts";
import { row } from "./report-rows.ts";
import { startBrowser } from "./slow-page.ts";
import { timeClick } from "./time-click.ts";

// npm run bench:search [-- --json]: opens the search with 500 documents for the first time,
// and types into it.
const rounds = 5;
const queries = ["security", "kubernetes", "contaner", "cloud cost", "data mi"];
const budget = 16;

const documents = manyDocuments(500);
const browser = await startBrowser();
const openings: number[] = [];
let page = await openPage();
for (let round = 0; round < rounds; round += 1) {
	if (round > 0) {
		await page.close();
		page = await openPage();
	}
	const button = page.getByRole("button", { name: "Search", exact: true });
	await button.hover();
	// The visitor's way from pointing to pressing.
	await page.waitForTimeout(500);
	openings.push(await timeClick(button, "dialog[open] [role=option]"));
}
const input = page.locator("dialog input");
await watchKeystrokes(input, "dialog");
/** Of each query its rounds, each with a time for every letter. */
const typed: number[][][] = [];
for (const query of queries) {
	const tries: number[][] = [];
	for (let round = 0; round < rounds; round += 1) {
		tries.push(await timeKeystrokes(input, query, 80));
	}
	typed.push(tries);
}
await browser.close();

// Of each letter its quickest round: what it costs on a machine that does nothing else.
const quickest = typed.flatMap((tries) =>
	[...(tries[0]?.keys() ?? [])].map((letter) =>
		Math.min(...tries.flatMap((times) => times[letter] ?? [])),
	),
);
report("search", [
	...timeRows("opened for the first time", openings, 100),
	...timeRows(
		"first keystroke to results",
		typed.flatMap((tries) => tries.flatMap((times) => times[0] ?? [])),
		budget,
	),
	...timeRows("keystroke to results", typed.flat(2), budget),
	row(
		`95th percentile of ${quickest.length} keystrokes, each at its quickest`,
		quantile(quickest, 0.95),
		"ms",
		{ budget },
	),
]);

function openPage(): Promise<Page> {
	return browser.open("/services/cloud", (page) =>
		page.route("**/search.json", (route) => route.fulfill({ json: documents })),
	);
}

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
