import { type BenchRow, row } from "../harness/rows.ts";
import type { Runs } from "../site/runs.ts";
import type { Visit } from "../site/visit.ts";

/** Returns the figures of one page: medians of its visits. */
export function visitRows(runs: Runs): BenchRow[] {
	const overPlain = (
		what: string,
		ours: keyof Visit,
		plain: keyof Visit,
		budget: number,
	) => {
		const ratio = runs.median("shipped", ours) / runs.median("plain", plain);
		return row(what, ratio, "×", budget);
	};
	const ours = (what: string, figure: keyof Visit, reference?: string) =>
		runs.row(what, "shipped", figure, { reference });
	const again = (what: string, figure: keyof Visit, reference?: string) =>
		runs.row(`second visit: ${what}`, "shipped again", figure, { reference });
	return [
		overPlain("first paint ÷ plain page", "firstPaint", "firstPaint", 1.1),
		overPlain(
			"largest paint ÷ plain page",
			"largestPaint",
			"largestPaint",
			1.1,
		),
		overPlain("hydrated ÷ plain page's paint", "hydrated", "firstPaint", 2),
		runs.row("layout shift", "shipped", "shift", { budget: 0.0004 }),
		ours("first paint; reference: without scripts", "firstPaint", "no-script"),
		ours("first paint; reference: client-rendered", "firstPaint", "spa"),
		ours("largest paint; reference: plain page", "largestPaint", "plain"),
		ours("hydrated; reference: client-rendered", "hydrated", "spa"),
		ours("transferred", "kB"),
		runs.row("plain page: first paint", "plain", "firstPaint"),
		runs.row(
			"menu pressed at the first paint, until it shows",
			"pressed",
			"pressed",
		),
		again("first paint; reference: plain page", "firstPaint", "plain again"),
		again("hydrated; reference: client-rendered", "hydrated", "spa again"),
		again("transferred", "kB"),
	];
}
