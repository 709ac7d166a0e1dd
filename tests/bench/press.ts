import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
import { lineKinds } from "./line/kinds.ts";
import { atVisitorsEnd, openLine, rerunOnLine } from "./line/open-line.ts";
import { controls, pressTime } from "./press/controls.ts";
import { nextPageTime } from "./press/next-page.ts";
import { median } from "./quantile.ts";
import { report } from "./report.ts";
import { row } from "./report-rows.ts";
import { serveVariants } from "./site/server.ts";
import { siteAlone } from "./site/variants.ts";

// npm run bench:press [-- --screens=home,blog --json]
// From a press to what it shows, with the CPU at a quarter: the first press of a control while the
// page hydrates and after, on each kind of page; and a link to a page that was never asked for.
const { values: options } = parseArgs({
	options: { screens: { type: "string" }, json: { type: "boolean" } },
});
const kinds = options.screens?.split(",") ?? lineKinds;
const linkRuns = 3;
const paintBudget = 100;
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

const code = openLine ? null : rerunOnLine();
if (code === null) await measure();
else process.exitCode = code;

async function measure(): Promise<void> {
	const gateway = await startSite();
	const server = await serveVariants(siteAlone, gateway, openLine?.server);
	const program = chromiumPath();
	const args = [...chromiumArgs, ...server.chromiumArgs];
	const executablePath = openLine
		? atVisitorsEnd(program, openLine.visitor)
		: program;
	const browser = await chromium.launch({ executablePath, args });
	const urlOf = (name: string) => server.urlOf("shipped", pathOf(name));
	const presses = new Map<string, number[]>();
	for (const name of kinds) {
		console.error(name);
		for (const control of controls) {
			for (const isEarly of [true, false]) {
				const time = await pressTime(browser, urlOf(name), control, isEarly);
				if (time === null) continue;
				const what = `${control.name}, ${isEarly ? "while the page hydrates" : "hydrated"}`;
				presses.set(what, [...(presses.get(what) ?? []), time]);
			}
		}
	}
	const navigations: [string, number, number][] = [];
	for (const [from, to] of links) {
		console.error(`${from} to ${to}`);
		const times = { hovered: [] as number[], cold: [] as number[] };
		for (let run = 0; run < linkRuns; run += 1) {
			for (const way of ["hovered", "cold"] as const) {
				await server.disconnect();
				const isHovered = way === "hovered";
				times[way].push(
					await nextPageTime(browser, urlOf(from), pathOf(to), isHovered),
				);
			}
		}
		const { hovered, cold } = times;
		navigations.push([`${from} to ${to}`, median(hovered), median(cold)]);
	}
	await browser.close();
	await server.close();
	await gateway.close();
	report(
		"press",
		[
			...[...presses].flatMap(([what, times]) => [
				row(
					`${what}: to the next paint, median of ${times.length} pages`,
					median(times),
					"ms",
					{ budget: paintBudget },
				),
				row(`${what}: worst`, Math.max(...times), "ms"),
			]),
			row(
				"link hovered before: to the next page, worst",
				Math.max(...navigations.map(([, hovered]) => hovered)),
				"ms",
				{ budget: 100 },
			),
			row(
				"link never hovered: to the next page, worst",
				Math.max(...navigations.map(([, , cold]) => cold)),
				"ms",
				{ budget: 300 },
			),
		],
		[
			["from one page to another", "hovered before, ms", "never hovered, ms"],
			...navigations.map(([name, ...times]) => [
				name,
				...times.map((time) => time.toFixed(0)),
			]),
		],
	);
}

function pathOf(name: string): string {
	return screens[name] ?? "/";
}
