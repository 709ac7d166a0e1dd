import { phone } from "./harness/browser.ts";
import { pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, median, row, worstRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";
import { moveToSlowLine, openLine } from "./site/slow-line.ts";
import { type Figure, figuresOf, type Visit, visit } from "./site/visit.ts";

// npm run bench:line [-- --screens=home,about --runs=5]
// What a visitor experiences over a slow line, compared with the same pages without scripts, as
// plain pages with one font, and rendered by the browser only.
moveToSlowLine();
const count = Number(option("runs", "5"));
const variants = ["shipped", "no-script", "plain", "spa"] as const;
const isThrottled = openLine === null;

const { browser, urlOf, disconnect, close } = await openSite(variants);
const pages = new Map<string, BenchRow[]>();
for (const path of pathsToMeasure()) {
	console.error(path);
	pages.set(path, visitRows(await visitInTurn(path)));
}
await close();
report(worstRows(pages), pageTable("page", pages));

/** Visits the variants of a page in turn, so that a busy moment affects all of them. */
async function visitInTurn(path: string): Promise<Visit[]> {
	const visits: Visit[] = [];
	for (let run = 0; run < count; run += 1) {
		for (const variant of variants) {
			const context = await browser.newContext(phone);
			const hydrates = variant === "shipped" || variant === "spa";
			const url = urlOf(path, variant);
			// The second visit has what the browser cached on the first.
			for (const name of [variant, `${variant} again`]) {
				await disconnect();
				const how = { name, hydrates, isThrottled };
				visits.push(await visit(await context.newPage(), url, how));
			}
			await context.close();
		}
		const how = { name: "pressed", isPressed: true, isThrottled };
		visits.push(await visit(await browser.newPage(phone), urlOf(path), how));
	}
	return visits;
}

/** Returns the figures of one page: medians of its visits. */
function visitRows(visits: Visit[]): BenchRow[] {
	const of = figuresOf(visits);
	const ratio = (figure: Figure, plain: Figure) =>
		median(of("shipped", figure)) / median(of("plain", plain));
	const [paint, largest] = ["firstPaint", "largestPaint"] as const;
	const compared = (what: string, figure: Figure, peer: string, on = "") => {
		const theirs = of(peer + on, figure);
		return row(what, of(`shipped${on}`, figure), "ms", undefined, theirs);
	};
	const again = (what: string, figure: Figure, peer: string) =>
		compared(`second visit: ${what}`, figure, peer, " again");
	const pressed = "menu pressed at the first paint, until it shows";
	return [
		row("first paint ÷ plain page", ratio(paint, paint), "×", 1.1),
		row("largest paint ÷ plain page", ratio(largest, largest), "×", 1.1),
		row("hydrated ÷ plain page's paint", ratio("hydrated", paint), "×", 2),
		row("layout shift", of("shipped", "shift"), "", 0.0004),
		compared("first paint; reference: without scripts", paint, "no-script"),
		compared("first paint; reference: client-rendered", paint, "spa"),
		compared("largest paint; reference: plain page", largest, "plain"),
		compared("hydrated; reference: client-rendered", "hydrated", "spa"),
		row("transferred", of("shipped", "kB"), "kB"),
		row("plain page: first paint", of("plain", paint), "ms"),
		row(pressed, of("pressed", "pressed"), "ms"),
		again("first paint; reference: plain page", paint, "plain"),
		again("hydrated; reference: client-rendered", "hydrated", "spa"),
		row("second visit: transferred", of("shipped again", "kB"), "kB"),
	];
}
