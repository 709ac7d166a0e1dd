import { type BenchRow, median, row } from "../harness/rows.ts";
import type { Visit } from "./visit.ts";

type Figure = keyof Visit;

/** Figures that are not times in ms. */
const units: Partial<Record<Figure, string>> = {
	shift: "",
	kB: "kB",
	heapMB: "MB",
};

/** All visits to one page and to its reference variants, by name. */
export class Runs {
	readonly #visits: ({ name: string } & Visit)[] = [];

	add(name: string, visit: Visit): void {
		this.#visits.push({ name, ...visit });
	}

	/**
	 * Returns the median, with its spread, of one figure of the visits of a name.
	 * @param reference name of the visits that they are compared with
	 */
	row(
		what: string,
		name: string,
		figure: Figure,
		{ budget, reference }: { budget?: number; reference?: string } = {},
	): BenchRow {
		const theirs = reference ? this.#all(reference, figure) : undefined;
		const unit = units[figure] ?? "ms";
		return row(what, this.#all(name, figure), unit, budget, theirs);
	}

	/** Returns the median of the shipped page's figure divided by another's. */
	ratio(
		what: string,
		figure: Figure,
		[name, reference]: [name: string, figure: Figure],
		budget: number,
	): BenchRow {
		const ours = median(this.#all("shipped", figure));
		return row(what, ours / median(this.#all(name, reference)), "×", budget);
	}

	#all(wanted: string, figure: Figure): number[] {
		return this.#visits
			.filter(({ name }) => name === wanted)
			.map((visit) => visit[figure]);
	}
}
