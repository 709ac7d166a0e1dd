import { readNotFound, readPages } from "#tests/built/support/dist.ts";
import { budgets, kB, weightsOf } from "#tests/built/support/first-load.ts";
import type { BenchRow } from "../report-rows.ts";

/** The heaviest route for each kind of file. */
export function weightRows(): BenchRow[] {
	const pages = [...readPages(), readNotFound()].map((page) => ({
		path: page.path,
		weights: weightsOf(page),
	}));
	return (Object.keys(budgets) as (keyof typeof budgets)[]).map((kind) => {
		const [heaviest] = pages.toSorted(
			(a, b) => b.weights[kind] - a.weights[kind],
		);
		return {
			what: `${kind} (${heaviest?.path})`,
			value: (heaviest?.weights[kind] ?? Number.NaN) / kB,
			unit: "kB",
			budget: budgets[kind] / kB,
		};
	});
}
