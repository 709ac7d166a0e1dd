import { timeLink } from "./harness/browser.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { report } from "./harness/report.ts";
import { median, row } from "./harness/rows.ts";
import {
	type Control,
	controls,
	emptyPage,
	emptyPageControl,
	openPage,
	pressTime,
	settled,
} from "./press/controls.ts";
import { openVariants } from "./site/server.ts";
import { onSlowLine } from "./site/slow-line.ts";

// npm run bench:press [-- --screens=home,blog]
// From a press to what it shows, with the CPU at a quarter: the first press of a control while the
// page hydrates and after, on each kind of page; and a link to a page that was never asked for.
const runs = 3;
const links = [
	["home", "about"],
	["home", "category"],
	["category", "service"],
	["service", "contact"],
	["about", "careers"],
	["home", "blog"],
	["home", "research"],
	["platform", "extension"],
] as const;

await onSlowLine(async () => {
	const site = await openVariants(["shipped"]);
	/** The median of some visits, each with one press; null where the page has no such control. */
	async function press(
		url: string,
		control: Control,
		isEarly: boolean,
	): Promise<number | null> {
		const times: number[] = [];
		for (let run = 0; run < runs; run += 1) {
			const time = await pressTime(site.browser, url, control, isEarly);
			if (time === null) return null;
			times.push(time);
		}
		return median(times);
	}
	const least = (await press(emptyPage, emptyPageControl, false)) ?? undefined;
	const presses = new Map<string, { path: string; time: number }[]>();
	for (const path of pathsToMeasure()) {
		console.error(path);
		const url = site.urlOf("shipped", path);
		for (const control of controls) {
			for (const isEarly of [true, false]) {
				const time = await press(url, control, isEarly);
				if (time === null) continue;
				const what = `${control.name}, ${isEarly ? "while the page hydrates" : "hydrated"}`;
				presses.set(what, [...(presses.get(what) ?? []), { path, time }]);
			}
		}
	}
	const navigations: { name: string; hovered: number; cold: number }[] = [];
	for (const [from, to] of links) {
		const name = `${from} to ${to}`;
		console.error(name);
		const times = { hovered: [] as number[], cold: [] as number[] };
		for (let run = 0; run < runs; run += 1) {
			for (const way of ["hovered", "cold"] as const) {
				await site.disconnect();
				const page = await openPage(site.browser, false);
				await page.goto(site.urlOf("shipped", pathOf(from)));
				await settled(page);
				times[way].push(await timeLink(page, pathOf(to), way === "hovered"));
				await page.context().close();
			}
		}
		const [hovered, cold] = [median(times.hovered), median(times.cold)];
		navigations.push({ name, hovered, cold });
	}
	await site.close();
	const worst = (way: "hovered" | "cold", budget: number) =>
		row(
			`link ${way === "cold" ? "never hovered" : "hovered before"}: to the next page, worst`,
			Math.max(...navigations.map((one) => one[way])),
			"ms",
			budget,
		);
	report(
		[
			...[...presses].map(([what, pages]) => {
				const times = pages.map(({ time }) => time);
				const { path } = pages.toSorted((a, b) => b.time - a.time)[0] ?? {};
				return row(
					`${what}: to the next paint, worst of ${pages.length} (${path})`,
					Math.max(...times),
					"ms",
					100,
					least,
				);
			}),
			worst("hovered", 100),
			worst("cold", 300),
		],
		[
			["from one page to another", "hovered before, ms", "never hovered, ms"],
			...navigations.map(({ name, hovered, cold }) => [
				name,
				hovered.toFixed(0),
				cold.toFixed(0),
			]),
		],
	);
});
