import { median } from "../quantile.ts";
import { withUnit } from "../report.ts";
import { type BenchRow, row } from "../report-rows.ts";
import { worstRows } from "../site/all-routes.ts";
import type { PageVisits } from "./measure-page.ts";
import type { Visit } from "./visit.ts";

const paintBudget = 1.1;
const hydratedBudget = 2;

/** Of each figure the worst page. */
export function lineRows(pages: Map<string, PageVisits>): BenchRow[] {
	return worstRows(
		new Map([...pages].map(([path, visits]) => [path, rowsOf(visits)])),
	);
}

function rowsOf({
	shipped,
	plain,
	pressed,
	...others
}: PageVisits): BenchRow[] {
	const at = (visits: Visit[], name: keyof Visit) =>
		median(visits.map((visit) => visit[name]));
	const over = (name: "firstPaint" | "largestPaint") =>
		at(shipped.first, name) / at(plain.first, name);
	const paint = at(shipped.first, "firstPaint");
	const hydrated = at(shipped.first, "hydrated");
	return [
		row("first paint ÷ plain page", over("firstPaint"), "×", {
			budget: paintBudget,
		}),
		row("largest paint ÷ plain page", over("largestPaint"), "×", {
			budget: paintBudget,
		}),
		row(
			"hydrated ÷ plain page's paint",
			hydrated / at(plain.first, "firstPaint"),
			"×",
			{
				budget: hydratedBudget,
			},
		),
		row("layout shift", at(shipped.first, "shift"), "", { budget: 0.0004 }),
		row("first paint; reference: without scripts", paint, "ms", {
			reference: at(others["no-script"].first, "firstPaint"),
		}),
		row("hydrated; reference: client-rendered", hydrated, "ms", {
			reference: at(others.spa.first, "hydrated"),
		}),
		row(
			"menu pressed at the first paint, until it shows",
			at(pressed, "pressed"),
			"ms",
		),
		row("second visit: first paint", at(shipped.second, "firstPaint"), "ms", {
			reference: at(plain.second, "firstPaint"),
		}),
		row("second visit: hydrated", at(shipped.second, "hydrated"), "ms", {
			reference: at(others.spa.second, "hydrated"),
		}),
	];
}

/** A line for every page: medians of the first visit and the second, the spread of the first beneath. */
export function pageLines(pages: Map<string, PageVisits>): string[][] {
	const head = [
		"page",
		"first paint ms",
		"plain",
		"without scripts",
		"client-rendered",
		"÷ plain",
		"largest paint ms",
		"plain",
		"÷ plain",
		"hydrated ms",
		"client-rendered",
		"÷ plain's paint",
		"shift",
		"kB",
		"second visit: paint ms",
		"plain",
		"hydrated ms",
		"kB",
	];
	const lines = [...pages].map(([path, { shipped, plain, ...others }]) => [
		`\`${path}\``,
		spread(shipped.first, "firstPaint"),
		spread(plain.first, "firstPaint"),
		ms(others["no-script"].first, "firstPaint"),
		ms(others.spa.first, "firstPaint"),
		ratio(at(shipped.first, "firstPaint"), at(plain.first, "firstPaint")),
		spread(shipped.first, "largestPaint"),
		ms(plain.first, "largestPaint"),
		ratio(at(shipped.first, "largestPaint"), at(plain.first, "largestPaint")),
		spread(shipped.first, "hydrated"),
		ms(others.spa.first, "hydrated"),
		ratio(at(shipped.first, "hydrated"), at(plain.first, "firstPaint")),
		at(shipped.first, "shift").toFixed(3),
		at(shipped.first, "kB").toFixed(0),
		spread(shipped.second, "firstPaint"),
		ms(plain.second, "firstPaint"),
		spread(shipped.second, "hydrated"),
		at(shipped.second, "kB").toFixed(0),
	]);
	return [head, ...lines];
}

function at(visits: Visit[], name: keyof Visit): number {
	return median(visits.map((visit) => visit[name]));
}

function ms(visits: Visit[], name: keyof Visit): string {
	return whole(at(visits, name));
}

/** The median, and from where to where the runs went. */
function spread(visits: Visit[], name: keyof Visit): string {
	const values = visits.map((visit) => visit[name]);
	return `${ms(visits, name)} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
}

function whole(value: number): string {
	return withUnit(Math.round(value), "").trim();
}

function ratio(one: number, other: number): string {
	return `${(one / other).toFixed(2)}×`;
}
