/**
 * Runs a function with a time limit that holds even if the function ignores the signal.
 * @throws TimeoutError when the time is up
 */
export async function withinTime<Result>(
	limitMs: number,
	run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const controller = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			const error = new Error("the call took too long");
			error.name = "TimeoutError";
			controller.abort(error);
			reject(error);
		}, limitMs);
	});
	try {
		return await Promise.race([run(controller.signal), timeout]);
	} finally {
		clearTimeout(timer);
	}
}
