import { screens } from "#tests/screens.ts";
import { timeLink } from "./harness/browser.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, median, row, worstRows } from "./harness/rows.ts";
import {
	controls,
	emptyPage,
	emptyPageControl,
	openPage,
	pressTime,
	settled,
} from "./press/controls.ts";
import { openSite } from "./site/server.ts";
import { onSlowLine } from "./site/slow-line.ts";

// npm run bench:press [-- --screens=home,blog --runs=3]
// From a press to what it shows, with the CPU at a quarter: the first press of a control while the
// page hydrates and after, on each kind of page; and the press of a link to another page.
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

await onSlowLine(async () => {
	const { browser, urlOf, close } = await openSite();
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
	const least = await medianTime(() =>
		pressTime(browser, emptyPage, emptyPageControl, false),
	);
	const presses = new Map<string, BenchRow[]>();
	for (const path of pathsToMeasure()) {
		console.error(path);
		const rows: BenchRow[] = [];
		for (const control of controls) {
			for (const [when, isEarly] of [
				["while the page hydrates", true],
				["hydrated", false],
			] as const) {
				const time = await medianTime(() =>
					pressTime(browser, urlOf(path), control, isEarly),
				);
				const what = `${control.name}, ${when}: to the next paint`;
				// Not every page has every control.
				if (!Number.isNaN(time)) rows.push(row(what, time, "ms", 100, least));
			}
		}
		presses.set(path, rows);
	}
	const navigations = new Map<string, BenchRow[]>();
	for (const [from, to] of links) {
		const name = `${from} to ${to}`;
		console.error(name);
		const follow = async (isHovered: boolean) => {
			const page = await openPage(browser, false);
			await page.goto(urlOf(pathOf(from)));
			await settled(page);
			const time = await timeLink(page, pathOf(to), isHovered);
			await page.context().close();
			return time;
		};
		const hovered = await medianTime(() => follow(true));
		const cold = await medianTime(() => follow(false));
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
});
