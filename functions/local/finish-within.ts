import { setTimeout } from "node:timers/promises";

/** Lets running jobs finish, within a time limit that does not keep the process alive. */
export async function finishWithin(
	limitMs: number,
	jobs: Iterable<Promise<void>>,
): Promise<void> {
	await Promise.race([
		Promise.all(jobs),
		setTimeout(limitMs, undefined, { ref: false }),
	]);
}
