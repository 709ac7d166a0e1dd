import { mkdirSync, writeFileSync } from "node:fs";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { routes } from "#content/routes.ts";
import { freePort } from "#tests/free-port.ts";
import { phone } from "./harness/browser.ts";
import { pathOf, pathsToMeasure } from "./harness/page-kinds.ts";
import { option, pageTable, report } from "./harness/report.ts";
import { type BenchRow, median, row, worstRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";
import { figuresOf, type Visit, visit } from "./site/visit.ts";

// npm run bench:site [-- --screens=home,about --runs=1]
// Lighthouse mobile and Chromium's own figures for the built site, compared with the same pages
// without scripts, with the script in the head, and rendered by the browser only.
const count = Number(option("runs", "3"));
const lcpBudget = 1.05;
/** How often both pages are audited again while they miss the budget: a slow page stays slow. */
const furtherRuns = 4;
/** Lighthouse's own reports, which say what cost points. */
const reports = "build/bench/lighthouse";
const audited = ["shipped", "no-script", "spa"] as const;
const visited = ["shipped", "at-once", "spa"] as const;
type Audits = Record<(typeof audited)[number], Result[]>;

mkdirSync(reports, { recursive: true });
// Lighthouse needs to know the port of Chromium's debugger in advance.
const port = await freePort();
const { browser, urlOf, disconnect, close } = await openSite(
	["shipped", "no-script", "at-once", "spa"],
	[`--remote-debugging-port=${port}`],
);
const pages = new Map<string, BenchRow[]>();
for (const path of pathsToMeasure("docs", "partners", "not-found")) {
	console.error(path);
	pages.set(path, await measureRoute(path));
}
await close();
report(worstRows(pages), pageTable("route", pages));

/** Measures a route and its variants in turn, so that a busy moment affects all of them. */
async function measureRoute(path: string): Promise<BenchRow[]> {
	const audits: Audits = { shipped: [], "no-script": [], spa: [] };
	const audit = async (name: keyof Audits) => {
		// A connection that is used again sends each header once only: up to 1.2 kB less than at a first visit.
		await disconnect();
		const isWhole = name === "shipped";
		audits[name].push(await runLighthouse(urlOf(path, name), isWhole));
	};
	const visits: Visit[] = [];
	// Long enough for lists that hydrate late and then fetch the latest news.
	const quietMs = 1_500;
	const target = path === routes.contact ? routes.blog : routes.contact;
	for (let run = 0; run < count; run += 1) {
		for (const name of audited) await audit(name);
		for (const name of visited) {
			const how = { name, isThrottled: true, quietMs };
			const tab = await browser.newPage(phone);
			visits.push(await visit(tab, urlOf(path, name), how));
		}
		for (const cpu of [1, 4]) {
			const how = { name: `CPU ÷ ${cpu}`, cpu, target, quietMs };
			const tab = await browser.newPage(phone);
			visits.push(await visit(tab, urlOf(path), how));
		}
	}
	for (let run = 0; run < furtherRuns; run += 1) {
		if (lcpRatio(audits) <= lcpBudget) break;
		await audit("shipped");
		await audit("no-script");
	}
	const isMissing = path === pathOf("not-found");
	return [...lighthouseRows(audits, isMissing), ...visitRows(visits)];
}

/**
 * Runs Lighthouse mobile once: 150 ms round trip, 1.6 Mbit/s, CPU at a quarter, all simulated.
 * @param isWhole whether to run all four categories and save the report, not performance only
 */
async function runLighthouse(url: string, isWhole: boolean): Promise<Result> {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		output: "html",
		...(!isWhole && { onlyCategories: ["performance"] }),
		disableFullPageScreenshot: true,
		// 404.html is measured too.
		ignoreStatusCode: true,
	});
	if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
	const { lhr, report } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	if (isWhole) {
		const name = new URL(url).pathname.replaceAll("/", "-").slice(1) || "home";
		writeFileSync(`${reports}/${name}.html`, String(report));
	}
	return lhr;
}

/**
 * @param isMissing whether this is Page Not Found: Lighthouse marks it down for its status 404
 * (also logged in the console) and for asking not to be indexed, both of which are intended
 */
function lighthouseRows(audits: Audits, isMissing: boolean): BenchRow[] {
	const shipped: Result = computeMedianRun(audits.shipped);
	const lcp = (name: string, runs: Result[]) => {
		const theirs = lcpOf(computeMedianRun(runs));
		const what = `LCP; reference: ${name}`;
		return row(what, lcpOf(shipped), "ms", undefined, theirs);
	};
	return [
		...Object.values(shipped.categories).map(({ id, score }) => {
			const isExempt = isMissing && /seo|best-practices/.test(id);
			const budget = isExempt ? undefined : 100;
			return row(`Lighthouse ${id}`, 100 * (score ?? 0), "points", budget);
		}),
		row("LCP ÷ without scripts", lcpRatio(audits), "×", lcpBudget),
		lcp("without scripts", audits["no-script"]),
		lcp("client-rendered", audits.spa),
		row("TBT", figure(shipped, "total-blocking-time"), "ms"),
		// Rounds to 0.00.
		row("CLS", figure(shipped, "cumulative-layout-shift"), "", 0.004),
	];
}

/**
 * Compares the median runs of the shipped page and of the page without scripts. Runs of one page
 * differ by up to a round trip: Lighthouse's model waits for the font if that arrived before the
 * paint, which is a matter of chance for the page without scripts.
 */
function lcpRatio(audits: Audits): number {
	const median = (runs: Result[]) => lcpOf(computeMedianRun(runs));
	return median(audits.shipped) / median(audits["no-script"]);
}

/** Returns the largest contentful paint in ms. */
function lcpOf(run: Result): number {
	return figure(run, "largest-contentful-paint");
}

/** Returns an audit's figure: ms, or the layout shift's score. */
function figure({ audits }: Result, id: string): number {
	return audits[id]?.numericValue ?? Number.NaN;
}

function visitRows(visits: Visit[]): BenchRow[] {
	const of = figuresOf(visits);
	const [whole, quarter] = ["CPU ÷ 1", "CPU ÷ 4"] as const;
	const ours = of("shipped", "hydrated");
	const inHead = of("at-once", "hydrated");
	const delay = median(ours) / median(inHead);
	const hydrated = (name: string, theirs: number[]) =>
		row(`hydrated; reference: ${name}`, ours, "ms", undefined, theirs);
	return [
		// Where the web font arrives after its fallback has been shown.
		row("CLS on a slow line", of("shipped", "shift"), ""),
		row("longest task", of(whole, "longestTask"), "ms", 50),
		row("longest task, CPU at ¼", of(quarter, "longestTask"), "ms", 150),
		row("hydrated ÷ script in the head", delay, "×", 1.1),
		hydrated("script in the head", inHead),
		hydrated("client-rendered", of("spa", "hydrated")),
		row("route change", of(whole, "routeChange"), "ms", 100),
		row("route change, CPU at ¼", of(quarter, "routeChange"), "ms"),
		row("heap after hydration", of(whole, "heapMB"), "MB"),
	];
}
