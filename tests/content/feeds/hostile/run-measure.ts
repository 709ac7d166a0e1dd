import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Growth } from "./growth.ts";

/**
 * Returns how the time of every hostile pattern grows, by its name, and of the plain text. Measured
 * in a separate process, whose CPU time is only that of the work: compilation and garbage
 * collection run on its one thread, and the heap has room for all garbage of one measurement,
 * because otherwise the growth measured would be the heap's and not the reader's.
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
