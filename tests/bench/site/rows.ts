import type { BenchRow } from "../report-rows.ts";
import type { RouteFigures } from "./measure-route.ts";

/** What every route is held to. */
const budgets = {
	lostPoints: 0,
	lcpRatio: 1.05,
	// 0.00 as it is written with two places.
	shift: 0.004,
	longestTask: { "1x": 50, "4x": 150 },
	hydratedRatio: 1.1,
	routeChange: 100,
};

/** The worst of all routes for each figure, named with its route. */
export function siteRows(
	routes: RouteFigures[],
	notFoundPath: string,
): BenchRow[] {
	const count = routes.length;
	function worst(
		what: string,
		unit: string,
		figure: (route: RouteFigures) => number,
		limits: {
			budget?: number;
			reference?: (route: RouteFigures) => number;
		} = {},
	): BenchRow {
		const sorted = routes.toSorted((a, b) => figure(b) - figure(a));
		const [route] = sorted;
		if (!route) throw new Error("No route was measured");
		return {
			what: `${what}, worst of ${count} (${route.route})`,
			value: figure(route),
			unit,
			...(limits.budget !== undefined && { budget: limits.budget }),
			...(limits.reference && { reference: limits.reference(route) }),
		};
	}
	const lost = (id: string) => (route: RouteFigures) =>
		// Lighthouse holds against a page that is not there that it answers 404, which the
		// console repeats, and asks not to be indexed: both are meant so.
		["seo", "best-practices"].includes(id) && route.route === notFoundPath
			? 0
			: 100 - (route.scores[id] ?? 0);
	return [
		...["performance", "accessibility", "best-practices", "seo"].map((id) =>
			worst(
				`Lighthouse mobile, points below 100 in ${id}`,
				"points",
				lost(id),
				{
					budget: budgets.lostPoints,
				},
			),
		),
		worst(
			"largest paint ÷ the same page without scripts, best runs",
			"×",
			({ lcpRatio }) => lcpRatio,
			{ budget: budgets.lcpRatio },
		),
		worst(
			"largest paint; reference: without scripts",
			"ms",
			({ lcp }) => lcp.shipped,
			{
				reference: ({ lcp }) => lcp["no-script"],
			},
		),
		worst(
			"largest paint; reference: client-rendered",
			"ms",
			({ lcp }) => lcp.shipped,
			{
				reference: ({ lcp }) => lcp.spa,
			},
		),
		worst("total blocking time", "ms", ({ tbt }) => tbt),
		worst("layout shift", "", ({ shift }) => shift.lighthouse, {
			budget: budgets.shift,
		}),
		worst(
			"layout shift on throttled mobile, as the typeface comes after its stand-in",
			"",
			({ shift }) => shift.slowLine,
		),
		worst(
			"longest task at load",
			"ms",
			({ longestTask }) => longestTask["1x"],
			{
				budget: budgets.longestTask["1x"],
			},
		),
		worst(
			"longest task at load, CPU at a quarter",
			"ms",
			({ longestTask }) => longestTask["4x"],
			{
				budget: budgets.longestTask["4x"],
			},
		),
		worst(
			"hydrated ÷ the same page with its script in the head",
			"×",
			({ hydrated }) => hydrated.shipped / hydrated["at-once"],
			{ budget: budgets.hydratedRatio },
		),
		worst(
			"hydrated on throttled mobile; reference: client-rendered",
			"ms",
			({ hydrated }) => hydrated.shipped,
			{
				reference: ({ hydrated }) => hydrated.spa,
			},
		),
		worst(
			"prefetched route change to the new heading",
			"ms",
			({ routeChange }) => routeChange["1x"],
			{
				budget: budgets.routeChange,
			},
		),
		worst(
			"prefetched route change, CPU at a quarter",
			"ms",
			({ routeChange }) => routeChange["4x"],
		),
		worst("heap once awake", "MB", ({ heapMB }) => heapMB),
	];
}

/** A line for every route, for the report. */
export function routeLines(routes: RouteFigures[]): string[][] {
	const ms = (value: number) => `${Math.round(value).toLocaleString("en-AU")}`;
	const head = [
		"route",
		"Lighthouse",
		"paint ms",
		"without scripts",
		"client-rendered",
		"÷ without scripts",
		"hydrated ms",
		"script in the head",
		"client-rendered",
		"task at ¼ ms",
		"route change ms",
		"shift",
	];
	const lines = routes.map(
		({ route, scores, lcp, lcpRatio, hydrated, ...figures }) => [
			`\`${route}\``,
			Object.values(scores).join(" "),
			ms(lcp.shipped),
			ms(lcp["no-script"]),
			ms(lcp.spa),
			`${lcpRatio.toFixed(2)}×`,
			ms(hydrated.shipped),
			ms(hydrated["at-once"]),
			ms(hydrated.spa),
			ms(figures.longestTask["4x"]),
			ms(figures.routeChange["1x"]),
			figures.shift.lighthouse.toFixed(3),
		],
	);
	return [head, ...lines];
}
