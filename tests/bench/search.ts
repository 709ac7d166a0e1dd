import type { SearchDocument } from "#content/search/document.ts";
import { readFile } from "#tests/built/support/dist.ts";
import { openHydrated, timeClick, timeKeystrokes } from "./harness/browser.ts";
import { report } from "./harness/report.ts";
import { quantile, row, timeRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";

// npm run bench:search: opens the search for the first time with 500 documents, and types into it.
const rounds = 5;
const queries = ["security", "kubernetes", "contaner", "cloud cost", "data mi"];
const budget = 16;

const built: SearchDocument[] = JSON.parse(String(readFile("/search.json")));
/** The built site's documents, repeated under different addresses. */
const documents = Array.from({ length: 500 }, (_, index) => {
	const document = built[index % built.length];
	return { ...document, link: `${document?.link}?copy=${index}` };
});
const { browser, urlOf, close } = await openSite();
const openings: number[] = [];
/** For each query its rounds, each with a time for every letter. */
let typed: number[][][] = [];
for (let round = 1; round <= rounds; round += 1) {
	const page = await browser.newPage();
	await page.route("**/search.json", (route) =>
		route.fulfill({ json: documents }),
	);
	await openHydrated(page, urlOf("/services/cloud"));
	const button = page.getByRole("button", { name: "Search", exact: true });
	await button.hover();
	// Visitors too take a moment between pointing and pressing.
	await page.waitForTimeout(500);
	openings.push(await timeClick(button, "dialog[open] [role=option]"));
	if (round === rounds) {
		const input = page.locator("dialog input");
		typed = await timeKeystrokes(input, "dialog", queries, rounds, 80);
	}
	await page.close();
}
await close();

// The fastest round of each letter shows what it costs on an otherwise idle machine.
const fastest = typed.flatMap((tries) =>
	(tries[0] ?? []).map((_, letter) =>
		Math.min(...tries.flatMap((times) => times[letter] ?? [])),
	),
);
const firsts = typed.flat().flatMap(([first]) => first ?? []);
const what = `95th percentile of ${fastest.length} keystrokes, the fastest round of each`;
report([
	...timeRows("opened for the first time", openings, 100),
	...timeRows("first keystroke to results", firsts, budget),
	...timeRows("keystroke to results", typed.flat(2), budget),
	row(what, quantile(fastest, 0.95), "ms", budget),
]);
