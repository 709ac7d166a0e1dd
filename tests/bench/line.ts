import { phone } from "./harness/browser.ts";
import { pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, worstRows } from "./harness/rows.ts";
import { Runs } from "./site/runs.ts";
import { openSite } from "./site/server.ts";
import { onSlowLine, openLine } from "./site/slow-line.ts";
import { firstVisit, type Visit, visit } from "./site/visit.ts";

// npm run bench:line [-- --screens=home,about --runs=5]
// What a visitor experiences over a slow line, compared with the same pages without scripts, as
// plain pages with one font, and rendered by the browser only.
const count = Number(option("runs", "5"));
const variants = ["shipped", "no-script", "plain", "spa"] as const;
const isThrottled = openLine === null;

await onSlowLine(async () => {
	const { browser, urlOf, disconnect, close } = await openSite(variants);
	const pages = new Map<string, BenchRow[]>();
	for (const path of pathsToMeasure()) {
		console.error(path);
		const runs = new Runs();
		for (let run = 0; run < count; run += 1) {
			// In turn, so that a busy moment affects all variants.
			for (const name of variants) {
				const context = await browser.newContext(phone);
				const hydrates = name === "shipped" || name === "spa";
				// The second visit has what the browser cached on the first.
				for (const key of [name, `${name} again`]) {
					await disconnect();
					const url = urlOf(path, name);
					runs.add(key, await visit(context, url, { hydrates, isThrottled }));
				}
				await context.close();
			}
			const how = { isPressed: true, isThrottled };
			runs.add("pressed", await firstVisit(browser, urlOf(path), how));
		}
		pages.set(path, visitRows(runs));
	}
	await close();
	report(worstRows(pages), pageTable("page", pages));
});

/** Returns the figures of one page: medians of its visits. */
function visitRows(runs: Runs): BenchRow[] {
	const [first, largest] = ["firstPaint", "largestPaint"] as const;
	const ours = (what: string, figure: keyof Visit, reference = "") =>
		runs.row(what, "shipped", figure, { reference });
	const again = (what: string, figure: keyof Visit, reference = "") =>
		runs.row(`second visit: ${what}`, "shipped again", figure, { reference });
	const pressed = "menu pressed at the first paint, until it shows";
	return [
		runs.ratio("first paint ÷ plain page", first, ["plain", first], 1.1),
		runs.ratio("largest paint ÷ plain page", largest, ["plain", largest], 1.1),
		runs.ratio(
			"hydrated ÷ plain page's paint",
			"hydrated",
			["plain", first],
			2,
		),
		runs.row("layout shift", "shipped", "shift", { budget: 0.0004 }),
		ours("first paint; reference: without scripts", first, "no-script"),
		ours("first paint; reference: client-rendered", first, "spa"),
		ours("largest paint; reference: plain page", largest, "plain"),
		ours("hydrated; reference: client-rendered", "hydrated", "spa"),
		ours("transferred", "kB"),
		runs.row("plain page: first paint", "plain", first),
		runs.row(pressed, "pressed", "pressed"),
		again("first paint; reference: plain page", first, "plain again"),
		again("hydrated; reference: client-rendered", "hydrated", "spa again"),
		again("transferred", "kB"),
	];
}
