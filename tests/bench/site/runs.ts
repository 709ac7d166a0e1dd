import { type BenchRow, median } from "../harness/rows.ts";
import type { Visit } from "./visit.ts";

/** Figures that are not times in ms. */
const units: Partial<Record<keyof Visit, string>> = {
	shift: "",
	kB: "kB",
	heapMB: "MB",
};

/** All visits to one page and to its reference variants, by name. */
export class Runs {
	readonly #visits: Record<string, Visit[]> = {};

	add(name: string, visit: Visit): void {
		this.#visits[name] = [...(this.#visits[name] ?? []), visit];
	}

	median(name: string, figure: keyof Visit): number {
		return median(this.#values(name, figure));
	}

	/**
	 * Returns a figure's median with its spread.
	 * @param reference name of the visits that it is compared with
	 */
	row(
		what: string,
		name: string,
		figure: keyof Visit,
		{
			budget,
			reference,
		}: { budget?: number; reference?: string | undefined } = {},
	): BenchRow {
		const values = this.#values(name, figure);
		return {
			what,
			value: median(values),
			spread: [Math.min(...values), Math.max(...values)],
			unit: units[figure] ?? "ms",
			budget,
			...(reference && { reference: this.median(reference, figure) }),
		};
	}

	#values(name: string, figure: keyof Visit): number[] {
		return (this.#visits[name] ?? []).map((visit) => visit[figure]);
	}
}
