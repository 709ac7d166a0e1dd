import type { Page } from "playwright";
import { screens } from "#tests/screens.ts";
import {
	durations,
	hydrated,
	phone,
	slowDown,
	timeLink,
	waitForEntry,
} from "./harness/browser.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, median, row, worstRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";
import { moveToSlowLine } from "./site/slow-line.ts";

// npm run bench:press [-- --screens=home,blog --runs=3]
// From a press to what it shows, with the CPU at a quarter: the first press of a control while the
// page hydrates and after, on each kind of page; and the press of a link to another page.
moveToSlowLine();
const runs = Number(option("runs", "3"));
const links = [
	["home", "about"],
	["home", "category"],
	["category", "service"],
	["service", "contact"],
	["about", "careers"],
	["home", "blog"],
	["home", "research"],
	// A company may have no extension.
	...(screens.extension ? ([["platform", "extension"]] as const) : []),
] as const;

const desk = { viewport: { width: 1440, height: 900 } };
/** What visitors press first, each on a screen that has it. */
const controls = [
	{
		name: "sheet",
		selector: "header button[aria-haspopup=dialog]:not([aria-keyshortcuts])",
		screen: phone,
	},
	{ name: "search", selector: "button[aria-keyshortcuts]", screen: phone },
	{ name: "menu", selector: "header button[aria-expanded]", screen: desk },
	{
		name: "theme",
		selector: "header button:not([aria-haspopup], [aria-expanded])",
		screen: desk,
	},
	{ name: "chips", selector: "main button[aria-pressed=false]", screen: phone },
];
type Control = Pick<(typeof controls)[number], "selector" | "screen">;
/** A button on an otherwise empty page: the least that this browser needs. */
const emptyPage = {
	url: "data:text/html,<html data-hydrated><meta name=viewport content=width=device-width><button onclick=\"this.append('x')\">x",
	selector: "button",
	screen: phone,
};

const { browser, urlOf, close } = await openSite();
const least = await medianTime(() =>
	pressTime(emptyPage.url, emptyPage, false),
);
const presses = new Map<string, BenchRow[]>();
for (const path of pathsToMeasure()) {
	console.error(path);
	presses.set(path, await pressRows(urlOf(path)));
}
const navigations = new Map<string, BenchRow[]>();
for (const [from, to] of links) {
	const name = `${from} to ${to}`;
	console.error(name);
	const hovered = await medianTime(() => follow(from, to, true));
	const cold = await medianTime(() => follow(from, to, false));
	navigations.set(name, [
		row("link hovered before: to the next page", hovered, "ms", 100),
		row("link never hovered: to the next page", cold, "ms", 300),
	]);
}
await close();
report(
	[...worstRows(presses), ...worstRows(navigations)],
	pageTable("from one page to another", navigations),
);

async function pressRows(url: string): Promise<BenchRow[]> {
	const rows: BenchRow[] = [];
	for (const control of controls) {
		for (const when of ["while the page hydrates", "hydrated"]) {
			const isEarly = when !== "hydrated";
			const time = await medianTime(() => pressTime(url, control, isEarly));
			const what = `${control.name}, ${when}: to the next paint`;
			// Not every page has every control.
			if (!Number.isNaN(time)) rows.push(row(what, time, "ms", 100, least));
		}
	}
	return rows;
}

async function follow(
	from: string,
	to: string,
	isHovered: boolean,
): Promise<number> {
	const page = await openSlowed(desk);
	await page.goto(urlOf(pathOf(from)));
	await settled(page);
	const time = await timeLink(page, pathOf(to), isHovered);
	await page.close();
	return time;
}

/** Returns the median of some runs; NaN if one of them has no time. */
async function medianTime(measure: () => Promise<number>): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		const time = await measure();
		if (Number.isNaN(time)) return time;
		times.push(time);
	}
	return median(times);
}

/**
 * Times the press of a control to the next paint, as the browser's Event Timing reports it: in
 * steps of 8 ms, and 16 where it was less.
 * @param isEarly presses at the first paint, while the page's scripts load and run
 * @returns NaN if the page has no such control or, with isEarly, none on the first screen
 */
async function pressTime(
	url: string,
	{ selector, screen }: Control,
	isEarly: boolean,
): Promise<number> {
	const page = await openSlowed(screen);
	await page.addInitScript(keepPresses);
	await page.goto(url, { waitUntil: "commit" });
	await waitForEntry(page, "first-contentful-paint");
	if (!isEarly) await settled(page);
	const control = page.locator(`${selector} >> visible=true`).first();
	const exists = (await control.count()) > 0;
	if (exists && !isEarly) await control.scrollIntoViewIfNeeded();
	const box = exists ? await control.boundingBox() : null;
	// Nobody scrolls before the page has hydrated.
	const isSeen =
		box !== null && box.y < (page.viewportSize()?.height ?? 0) - box.height;
	if (isSeen) {
		const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
		if (screen === phone) await page.touchscreen.tap(...at);
		else await page.mouse.click(...at);
	}
	await settled(page);
	await page.waitForTimeout(300);
	const presses = await durations(page, "press");
	await page.close();
	return isSeen ? Math.max(16, ...presses) : Number.NaN;
}

/** Runs in the page: keeps all presses that the browser reports; by itself it keeps slow ones only. */
function keepPresses(): void {
	const observer = new PerformanceObserver((list) => {
		for (const event of list.getEntries() as PerformanceEventTiming[]) {
			const { startTime: start, duration, interactionId } = event;
			if (interactionId) performance.measure("press", { start, duration });
		}
	});
	// 16 ms is the least that the browser allows.
	const presses = { type: "event", durationThreshold: 16 };
	observer.observe(presses as PerformanceObserverInit);
}

/** Opens a tab without anything cached, its CPU at a quarter. */
async function openSlowed(screen: Control["screen"]): Promise<Page> {
	const page = await browser.newPage(screen);
	await slowDown(page);
	return page;
}

/** Resolves when the page has hydrated and finished what it then loads by itself. */
async function settled(page: Page): Promise<void> {
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}
