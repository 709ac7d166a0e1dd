import { readNotFound, readPages } from "#tests/built/support/dist.ts";
import {
	budgets,
	type Kind,
	kB,
	weightsOf,
} from "#tests/built/support/first-load.ts";
import { report } from "./report.ts";
import { row } from "./report-rows.ts";

// npm run bench:weight [-- --json]: of each kind of file the route that loads most of it.
const pages = [...readPages(), readNotFound()].map((page) => ({
	path: page.path,
	weights: weightsOf(page),
}));
const kinds = Object.keys(budgets) as Kind[];
report(
	"weight",
	kinds.map((kind) => {
		const [heaviest] = pages.toSorted(
			(a, b) => b.weights[kind] - a.weights[kind],
		);
		const weight = (heaviest?.weights[kind] ?? Number.NaN) / kB;
		const budget = budgets[kind] / kB;
		return row(`${kind} (${heaviest?.path})`, weight, "kB", { budget });
	}),
);
