import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { median } from "../quantile.ts";
import type { BenchRow } from "../report-rows.ts";
import { figure } from "./lighthouse.ts";
import type { Load } from "./load.ts";
import { lcpBudget, lcpOf, lcpRatio, type RouteRuns } from "./measure-route.ts";

/**
 * The figures of one route, with what each is held to.
 * @param isMissing Lighthouse holds against a page that is not there that it has status 404,
 * which the console repeats, and asks not to be indexed: both are meant so
 */
export function routeRows(runs: RouteRuns, isMissing: boolean): BenchRow[] {
	const { audits, slowLine, fastLine } = runs;
	const lighthouse: Result = computeMedianRun(audits.shipped);
	const lcp = lcpOf(lighthouse);
	const lcpWithoutScripts = lcpOf(computeMedianRun(audits["no-script"]));
	const lcpOfSpa = lcpOf(computeMedianRun(audits.spa));
	const cls = figure(lighthouse, "cumulative-layout-shift");
	const of = (loads: Load[], name: keyof Load) =>
		median(loads.map((load) => load[name]));
	const hydrated = of(slowLine.shipped, "hydrated");
	const hydratedAtOnce = of(slowLine["at-once"], "hydrated");
	const hydratedSpa = of(slowLine.spa, "hydrated");
	const hydratedRatio = hydrated / hydratedAtOnce;
	return [
		...Object.values(lighthouse.categories).map(({ id, score }) => {
			const counts = !isMissing || !/seo|best-practices/.test(id);
			const points = 100 * (score ?? 0);
			return row(
				`Lighthouse ${id}`,
				"points",
				points,
				counts ? 100 : undefined,
			);
		}),
		row("LCP ÷ without scripts, best runs", "×", lcpRatio(audits), lcpBudget),
		beside("LCP; reference: without scripts", lcp, lcpWithoutScripts),
		beside("LCP; reference: client-rendered", lcp, lcpOfSpa),
		row("TBT", "ms", figure(lighthouse, "total-blocking-time")),
		// 0.00 as it is written with two places.
		row("CLS", "", cls, 0.004),
		// Where the typeface comes after its fallback.
		row("CLS on a slow line", "", of(slowLine.shipped, "shift")),
		row("longest task", "ms", of(fastLine[1], "longestTask"), 50),
		row("longest task, CPU at ¼", "ms", of(fastLine[4], "longestTask"), 150),
		row("hydrated ÷ script in the head", "×", hydratedRatio, 1.1),
		beside("hydrated; reference: script in the head", hydrated, hydratedAtOnce),
		beside("hydrated; reference: client-rendered", hydrated, hydratedSpa),
		row("route change", "ms", of(fastLine[1], "routeChange"), 100),
		row("route change, CPU at ¼", "ms", of(fastLine[4], "routeChange")),
		row("heap after hydration", "MB", of(fastLine[1], "heapMB")),
	];
}

function row(
	what: string,
	unit: string,
	value: number,
	budget?: number,
): BenchRow {
	return { what, unit, value, budget };
}

function beside(what: string, value: number, reference: number): BenchRow {
	return { what, unit: "ms", value, reference };
}
