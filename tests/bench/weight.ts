import { readNotFound, readPages } from "#tests/built/support/dist.ts";
import {
	budgets,
	type Kind,
	kB,
	weightsOf,
} from "#tests/built/support/first-load.ts";
import { report } from "./harness/report.ts";
import { row } from "./harness/rows.ts";

// npm run bench:weight: for each kind of file, the route that loads most of it.
const pages = [...readPages(), readNotFound()].map((page) => ({
	path: page.path,
	weights: weightsOf(page),
}));
const rows = (Object.keys(budgets) as Kind[]).map((kind) => {
	const [heaviest] = pages.toSorted(
		(a, b) => b.weights[kind] - a.weights[kind],
	);
	const weight = (heaviest?.weights[kind] ?? Number.NaN) / kB;
	return row(`${kind} (${heaviest?.path})`, weight, "kB", budgets[kind] / kB);
});
report(rows);
