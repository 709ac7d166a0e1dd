import { median } from "../harness/rows.ts";
import type { Visit } from "./visit.ts";

/** All visits of one page and of what it is compared with, by what they are of. */
export class Runs {
	readonly #visits: Record<string, Visit[]> = {};

	add(name: string, visit: Visit): void {
		this.#visits[name] = [...(this.#visits[name] ?? []), visit];
	}

	/** A figure of each visit; none where there was no visit. */
	all(name: string, figure: keyof Visit): number[] {
		return (this.#visits[name] ?? []).map((visit) => visit[figure]);
	}

	median(name: string, figure: keyof Visit): number {
		return median(this.all(name, figure));
	}
}
