import type { Browser } from "playwright";
import { median, medianOf } from "../median.ts";
import { type LighthouseRun, runLighthouse } from "./lighthouse.ts";
import { type Load, measureLoad, measureRouteChange } from "./measure.ts";
import type { VariantName } from "./variants.ts";

/** Medians of one route's runs. Times in ms. */
export type RouteFigures = {
	route: string;
	/** 0 to 100, by Lighthouse's name of the category. */
	scores: Record<string, number>;
	/** What cost points in the run with the most of them. */
	deductions: string[];
	lcp: Record<"shipped" | "no-script" | "spa", number>;
	/**
	 * Of the best runs of the shipped page and of the page without scripts. Lighthouse's
	 * model adds half a round trip to either when it sees one task more before the paint,
	 * whatever that task took: one page without scripts gives 1,051 or 1,127 ms.
	 */
	lcpRatio: number;
	tbt: number;
	/** As Lighthouse has it, and on a slow line, where the typeface comes after its stand-in. */
	shift: Record<"lighthouse" | "slowLine", number>;
	longestTask: Record<"1x" | "4x", number>;
	hydrated: Record<"shipped" | "at-once" | "spa", number>;
	routeChange: Record<"1x" | "4x", number>;
	heapMB: number;
};

/** Beyond this the paints are run again, up to so many times: a page that is slower stays so. */
const sameLcp = 1.05;
const furtherRuns = 4;

type Site = {
	browser: Browser;
	debuggingPort: number;
	urlOf: (name: VariantName, path: string) => string;
};

/** Measures a route and its references in turn, `runs` times, so that a busy moment meets all. */
export async function measureRoute(
	{ browser, debuggingPort, urlOf }: Site,
	route: string,
	target: string,
	runs: number,
): Promise<RouteFigures> {
	const audits: Record<"shipped" | "no-script" | "spa", LighthouseRun[]> = {
		shipped: [],
		"no-script": [],
		spa: [],
	};
	const mobile: Record<"shipped" | "at-once" | "spa", Load[]> = {
		shipped: [],
		"at-once": [],
		spa: [],
	};
	const plain: Load[] = [];
	const slowed: Load[] = [];
	const changes = { "1x": [] as number[], "4x": [] as number[] };
	async function audit(name: keyof typeof audits): Promise<void> {
		const url = urlOf(name, route);
		const isWhole = name === "shipped";
		audits[name].push(await runLighthouse(url, debuggingPort, isWhole));
	}
	for (let run = 0; run < runs; run += 1) {
		for (const name of ["shipped", "no-script", "spa"] as const) {
			await audit(name);
		}
		for (const name of ["shipped", "at-once", "spa"] as const) {
			const load = { cpu: 4, isSlowLine: true };
			mobile[name].push(await measureLoad(browser, urlOf(name, route), load));
		}
		const url = urlOf("shipped", route);
		plain.push(await measureLoad(browser, url, { cpu: 1, isSlowLine: false }));
		slowed.push(await measureLoad(browser, url, { cpu: 4, isSlowLine: false }));
		changes["1x"].push(await measureRouteChange(browser, url, target, 1));
		changes["4x"].push(await measureRouteChange(browser, url, target, 4));
	}
	const lcpRatio = () => bestLcp(audits.shipped) / bestLcp(audits["no-script"]);
	for (let run = 0; run < furtherRuns && lcpRatio() > sameLcp; run += 1) {
		for (const name of ["shipped", "no-script"] as const) await audit(name);
	}
	const categories = Object.keys(audits.shipped[0]?.scores ?? {});
	return {
		route,
		scores: Object.fromEntries(
			categories.map((id) => [
				id,
				medianOf(audits.shipped, ({ scores }) => scores[id] ?? 0),
			]),
		),
		deductions: audits.shipped
			.map(({ deductions }) => deductions)
			.reduce((most, some) => (some.length > most.length ? some : most), []),
		lcp: {
			shipped: medianOf(audits.shipped, ({ lcpMs }) => lcpMs),
			"no-script": medianOf(audits["no-script"], ({ lcpMs }) => lcpMs),
			spa: medianOf(audits.spa, ({ lcpMs }) => lcpMs),
		},
		lcpRatio: lcpRatio(),
		tbt: medianOf(audits.shipped, ({ tbtMs }) => tbtMs),
		shift: {
			lighthouse: medianOf(audits.shipped, ({ cls }) => cls),
			slowLine: medianOf(mobile.shipped, ({ shift }) => shift),
		},
		longestTask: {
			"1x": medianOf(plain, ({ longestTask }) => longestTask),
			"4x": medianOf(slowed, ({ longestTask }) => longestTask),
		},
		hydrated: {
			shipped: medianOf(mobile.shipped, ({ hydratedAt }) => hydratedAt),
			"at-once": medianOf(mobile["at-once"], ({ hydratedAt }) => hydratedAt),
			spa: medianOf(mobile.spa, ({ hydratedAt }) => hydratedAt),
		},
		routeChange: { "1x": median(changes["1x"]), "4x": median(changes["4x"]) },
		heapMB: medianOf(plain, ({ heapMB }) => heapMB),
	};
}

function bestLcp(runs: LighthouseRun[]): number {
	return Math.min(...runs.map(({ lcpMs }) => lcpMs));
}
