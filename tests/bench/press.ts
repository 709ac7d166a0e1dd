import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { screens } from "#tests/screens.ts";
import { startSite } from "#tests/start-site.ts";
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
// page hydrates and after, on every kind of page; and a link to a page that was never asked for.
const { values: options } = parseArgs({
	options: { screens: { type: "string" }, json: { type: "boolean" } },
});
const kinds = options.screens?.split(",") ?? Object.keys(screens);
const runs = 3;
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
				const times: number[] = [];
				for (let run = 0; run < runs; run += 1) {
					const url = urlOf(name);
					const time = await pressTime(browser, url, control, isEarly);
					if (time !== null) times.push(time);
				}
				const what = `${control.name}, ${isEarly ? "while it hydrates" : "hydrated"}`;
				const sofar = presses.get(what) ?? [];
				if (times.length > 0) presses.set(what, [...sofar, median(times)]);
			}
		}
	}
	const changes = { hovered: new Map(), cold: new Map() } as Record<
		"hovered" | "cold",
		Map<string, number>
	>;
	for (const [from, to] of links) {
		console.error(`${from} to ${to}`);
		for (const way of ["hovered", "cold"] as const) {
			const times: number[] = [];
			for (let run = 0; run < runs; run += 1) {
				await server.disconnect();
				times.push(
					await nextPageTime(
						browser,
						urlOf(from),
						pathOf(to),
						way === "hovered",
					),
				);
			}
			changes[way].set(`${from} to ${to}`, median(times));
		}
	}
	await browser.close();
	await server.close();
	await gateway.close();
	report("press", [
		...[...presses].map(([what, medians]) =>
			row(
				`${what}: press to next paint, worst of ${medians.length} pages`,
				Math.max(...medians),
				"ms",
				{ budget: paintBudget },
			),
		),
		...(["hovered", "cold"] as const).map((way) =>
			row(
				`link to another page, ${way === "hovered" ? "hovered before" : "never hovered"}: ${worst(changes[way])}`,
				Math.max(...changes[way].values()),
				"ms",
				{ budget: way === "hovered" ? paintBudget : 300 },
			),
		),
	]);
	for (const way of ["hovered", "cold"] as const) {
		console.log(
			way,
			[...changes[way]].map((entry) => entry.join(" ")).join(", "),
		);
	}
}

function pathOf(name: string): string {
	return screens[name] ?? "/";
}

function worst(times: Map<string, number>): string {
	const [[name] = [""]] = [...times].toSorted(([, a], [, b]) => b - a);
	return `worst of ${times.size} (${name})`;
}
