import { withUnit } from "../report.ts";
import { type BenchRow, isFloor } from "../report-rows.ts";

/** Of each figure the row of the worst route, named with it; a figure without its budget does not count. */
export function worstRows(routes: Map<string, BenchRow[]>): BenchRow[] {
	const [first = []] = routes.values();
	return first.map(({ what, budget }) => {
		const all = [...routes].flatMap(([route, rows]) =>
			rows
				.filter((row) => row.what === what && row.budget === budget)
				.map((row) => ({
					...row,
					what: `${what}, worst of ${routes.size} (${route})`,
				})),
		);
		return all.reduce((worst, row) =>
			badness(row) > badness(worst) ? row : worst,
		);
	});
}

/** What is no figure is the worst of all. */
function badness({ value, unit }: BenchRow): number {
	if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
	return isFloor(unit) ? -value : value;
}

/** A line for every route: each figure, with its reference behind it. */
export function routeLines(routes: Map<string, BenchRow[]>): string[][] {
	const [first = []] = routes.values();
	const lines = [...routes].map(([route, rows]) => [
		`\`${route}\``,
		...rows.map(({ value, reference, unit }) =>
			reference === undefined
				? withUnit(value, unit)
				: `${withUnit(value, unit)} / ${withUnit(reference, unit)}`,
		),
	]);
	return [["route", ...first.map(({ what }) => what)], ...lines];
}
