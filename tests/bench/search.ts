import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import type { SearchDocument } from "#content/search/document.ts";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { reportRows } from "./report-rows.ts";

// npm run bench:search [-- --json], after npm run build
// Opens the search of the built site with 500 documents on a CPU slowed to a quarter, and
// prints how long the dialog took to open and each keystroke to its results.
const siteFolder = resolve(process.env.SITE_FOLDER ?? "dist");
const documentCount = 500;
const slowDown = 4;
const rounds = 5;
const budgets = { open: 100, keystroke: 16 };
const queries = ["security", "kubernetes", "contaner", "cloud cost", "data mi"];

const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: chromiumArgs,
});
const openings: number[] = [];
let page = await openSlowPage();
for (let round = 0; round < rounds; round += 1) {
	if (round > 0) {
		await page.context().close();
		page = await openSlowPage();
	}
	await searchButton(page).hover();
	// The visitor's way from pointing to pressing.
	await page.waitForTimeout(500);
	openings.push(await timeOpening(page));
}

await watchTyping(page);
const times: number[] = [];
const firsts: number[] = [];
// Of each letter its quickest round: what it costs on a machine that does nothing else.
const quickest = new Map<string, number>();
for (const query of Array(rounds).fill(queries).flat()) {
	const letters = await timeTyping(page, query);
	firsts.push(letters[0] ?? 0);
	times.push(...letters);
	for (const [index, ms] of letters.entries()) {
		const typed = query.slice(0, index + 1);
		quickest.set(typed, Math.min(quickest.get(typed) ?? ms, ms));
	}
}
await browser.close();

reportRows("search", [
	{
		what: "opened for the first time, median",
		value: median(openings),
		unit: "ms",
		budget: budgets.open,
	},
	{
		what: "first keystroke to results, median",
		value: median(firsts),
		unit: "ms",
		budget: budgets.keystroke,
	},
	{
		what: `keystroke to results, median of ${times.length}`,
		value: median(times),
		unit: "ms",
		budget: budgets.keystroke,
	},
	{
		what: `95th percentile of ${quickest.size} keystrokes, each at its quickest`,
		value: share([...quickest.values()], 0.95),
		unit: "ms",
		budget: budgets.keystroke,
	},
	{
		what: "keystroke to results, 95th percentile",
		value: share(times, 0.95),
		unit: "ms",
	},
	{ what: "keystroke to results, worst", value: share(times, 1), unit: "ms" },
]);

function median(values: number[]): number {
	return share(values, 0.5);
}

/** The value that this share of all values does not exceed. */
function share(values: number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

function searchButton(page: Page) {
	return page.getByRole("button", { name: "Search", exact: true });
}

/** A page that has just woken, with nothing kept from another. */
async function openSlowPage(): Promise<Page> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await servePages(page);
	await page.goto("http://localhost/services/cloud");
	await page.waitForFunction(
		() => "hydrated" in document.documentElement.dataset,
	);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
	return page;
}

/** Answers from the built site's folder; the search index is filled up to the number of documents. */
async function servePages(page: Page): Promise<void> {
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/search.json") {
			return route.fulfill({ json: manyDocuments() });
		}
		const hasName = pathname.includes(".");
		const path = join(siteFolder, pathname, hasName ? "" : "index.html");
		return route.fulfill({ path }).catch(() => route.abort());
	});
}

function manyDocuments(): SearchDocument[] {
	const documents: SearchDocument[] = JSON.parse(
		readFileSync(join(siteFolder, "search.json"), "utf8"),
	);
	return Array.from({ length: documentCount }, (_, index) => {
		const round = Math.floor(index / documents.length);
		const document = documents[index % documents.length];
		if (!document) throw new Error("search.json is empty");
		return round === 0
			? document
			: { ...document, link: `${document.link}?copy=${round}` };
	});
}

/** Milliseconds from the press of the button to a frame with rows in the dialog. */
async function timeOpening(page: Page): Promise<number> {
	const opened = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let pressedAt = 0;
				addEventListener(
					"click",
					(event) => {
						pressedAt = event.timeStamp;
					},
					{ capture: true, once: true },
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
	await searchButton(page).click();
	return opened;
}

/** From now on keeps the milliseconds from each letter's input event to the changed rows. */
async function watchTyping(page: Page): Promise<void> {
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(globalThis, { times });
		let startedAt = 0;
		document.querySelector("dialog input")?.addEventListener(
			"input",
			(event) => {
				startedAt = event.timeStamp;
			},
			{ capture: true },
		);
		// Told once React has put all rows of a keystroke in place.
		new MutationObserver(() => {
			if (startedAt === 0) return;
			times.push(performance.now() - startedAt);
			startedAt = 0;
		}).observe(document.querySelector("dialog") ?? document, {
			attributes: true,
			characterData: true,
			childList: true,
			subtree: true,
		});
	});
}

async function timeTyping(page: Page, query: string): Promise<number[]> {
	for (const letter of query) {
		await page.keyboard.type(letter);
		await page.waitForTimeout(80);
	}
	const takeTimes = () =>
		page.evaluate(() =>
			(globalThis as unknown as { times: number[] }).times.splice(0),
		);
	const times = await takeTimes();
	await page.getByRole("button", { name: "Clear search" }).click();
	await page.waitForTimeout(80);
	await takeTimes();
	return times;
}
