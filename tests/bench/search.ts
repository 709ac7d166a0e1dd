import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import type { SearchDocument } from "#content/search/document.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { timeKeystrokes, watchKeystrokes } from "./keystrokes.ts";
import { quantile, timeRows } from "./quantile.ts";
import { report } from "./report.ts";
import { startBrowser } from "./slow-page.ts";

// npm run bench:search [-- --json]: opens the search with 500 documents for the first time,
// and types into it.
const rounds = 5;
const queries = ["security", "kubernetes", "contaner", "cloud cost", "data mi"];
const keystrokeBudget = 16;

const documents = manyDocuments(500);
const browser = await startBrowser();
const openings: number[] = [];
for (let round = 1; round < rounds; round += 1) {
	const page = await openPage();
	openings.push(await timeOpening(page));
	await page.close();
}
const page = await openPage();
openings.push(await timeOpening(page));
const input = page.locator("dialog input");
await watchKeystrokes(input, "dialog");
const times: number[] = [];
const firsts: number[] = [];
// Of each letter its quickest round: what it costs on a machine that does nothing else.
const quickest: number[] = [];
for (const query of queries) {
	const tries: number[][] = [];
	for (let round = 0; round < rounds; round += 1) {
		tries.push(await timeKeystrokes(input, query, 80));
	}
	const fromTries = (letter: number) => tries.flatMap((ms) => ms[letter] ?? []);
	times.push(...tries.flat());
	firsts.push(...fromTries(0));
	for (const letter of tries[0]?.keys() ?? []) {
		quickest.push(Math.min(...fromTries(letter)));
	}
}
await browser.close();

report("search", [
	...timeRows("opened for the first time", openings, 100),
	...timeRows("first keystroke to results", firsts, keystrokeBudget),
	...timeRows("keystroke to results", times, keystrokeBudget),
	{
		what: `95th percentile of ${quickest.length} keystrokes, each at its quickest`,
		value: quantile(quickest, 0.95),
		unit: "ms",
		budget: keystrokeBudget,
	},
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
	return Array.from({ length: Math.ceil(count / built.length) }, (_, copy) =>
		built.map((one) => ({ ...one, link: `${one.link}?copy=${copy}` })),
	)
		.flat()
		.slice(0, count);
}

/** Milliseconds from the press of the button to a frame with rows in the dialog. */
async function timeOpening(page: Page): Promise<number> {
	const button = page.getByRole("button", { name: "Search", exact: true });
	await button.hover();
	// The visitor's way from pointing to pressing.
	await page.waitForTimeout(500);
	const opened = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let pressedAt = 0;
				addEventListener(
					"click",
					({ timeStamp }) => {
						pressedAt = timeStamp;
					},
					{ capture: true },
				);
				new MutationObserver((_, observer) => {
					if (!document.querySelector("dialog[open] [role=option]")) return;
					observer.disconnect();
					requestAnimationFrame(() => resolve(performance.now() - pressedAt));
				}).observe(document, {
					attributes: true,
					childList: true,
					subtree: true,
				});
			}),
	);
	await button.click();
	return opened;
}
