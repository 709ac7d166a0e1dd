import { screens } from "#tests/screens.ts";
import { desk, openSlowed, timeLink } from "./harness/browser.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, median, row, worstRows } from "./harness/rows.ts";
import { controls, emptyPage, pressTime, settled } from "./press/controls.ts";
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

const { browser, urlOf, close } = await openSite();
const least = await medianTime(() =>
	pressTime(browser, emptyPage.url, emptyPage, false),
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
			const time = await medianTime(() =>
				pressTime(browser, url, control, isEarly),
			);
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
	const page = await openSlowed(browser, desk);
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
