import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Growth } from "./growth.ts";

/**
 * How the time of every hostile pattern grows, by its name; of the plain text too. Measured
 * in a process of its own, whose CPU time is that of the work alone: compiler and collection of
 * garbage run on its one thread, and there is room for all garbage of one measurement, since
 * a heap that fills up would be the heap's growth and not the reader's.
 */
export async function measureHostilePatterns(): Promise<
	Record<string, Growth>
> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			"--single-threaded",
			"--expose-gc",
			"--max-semi-space-size=128",
			"--min-semi-space-size=128",
			"--import",
			"tsx",
			join(import.meta.dirname, "measure.ts"),
		],
		{ maxBuffer: 10_000_000 },
	);
	return JSON.parse(stdout);
}
