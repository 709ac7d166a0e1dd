import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { median } from "../quantile.ts";
import { type BenchRow, row } from "../report-rows.ts";
import { figure } from "./lighthouse.ts";
import type { Load } from "./load.ts";
import { lcpBudget, lcpOf, lcpRatio, type RouteRuns } from "./measure-route.ts";

/**
 * The figures of one route, with what each is held to.
 * @param isMissing Lighthouse holds against a page that is not there that it has status 404,
 * which the console repeats, and asks not to be indexed: both are meant so
 */
export function routeRows(
	{ audits, slowLine, fastLine }: RouteRuns,
	isMissing: boolean,
): BenchRow[] {
	const lighthouse: Result = computeMedianRun(audits.shipped);
	const of = (loads: Load[], name: keyof Load) =>
		median(loads.map((load) => load[name]));
	const lcp = (reference: "no-script" | "spa") =>
		row(
			`LCP; reference: ${reference === "spa" ? "client-rendered" : "without scripts"}`,
			lcpOf(lighthouse),
			"ms",
			{ reference: lcpOf(computeMedianRun(audits[reference])) },
		);
	const hydrated = of(slowLine.shipped, "hydrated");
	const atOnce = of(slowLine["at-once"], "hydrated");
	const spa = of(slowLine.spa, "hydrated");
	return [
		...Object.values(lighthouse.categories).map(({ id, score }) => {
			const counts = !isMissing || !/seo|best-practices/.test(id);
			return row(`Lighthouse ${id}`, 100 * (score ?? 0), "points", {
				budget: counts ? 100 : undefined,
			});
		}),
		row("LCP ÷ without scripts, best runs", lcpRatio(audits), "×", {
			budget: lcpBudget,
		}),
		lcp("no-script"),
		lcp("spa"),
		row("TBT", figure(lighthouse, "total-blocking-time"), "ms"),
		// 0.00 as it is written with two places.
		row("CLS", figure(lighthouse, "cumulative-layout-shift"), "", {
			budget: 0.004,
		}),
		// Where the typeface comes after its fallback.
		row("CLS on a slow line", of(slowLine.shipped, "shift"), ""),
		row("longest task", of(fastLine[1], "longestTask"), "ms", { budget: 50 }),
		row("longest task, CPU at ¼", of(fastLine[4], "longestTask"), "ms", {
			budget: 150,
		}),
		row("hydrated ÷ script in the head", hydrated / atOnce, "×", {
			budget: 1.1,
		}),
		row("hydrated; reference: script in the head", hydrated, "ms", {
			reference: atOnce,
		}),
		row("hydrated; reference: client-rendered", hydrated, "ms", {
			reference: spa,
		}),
		row("route change", of(fastLine[1], "routeChange"), "ms", { budget: 100 }),
		row("route change, CPU at ¼", of(fastLine[4], "routeChange"), "ms"),
		row("heap after hydration", of(fastLine[1], "heapMB"), "MB"),
	];
}
