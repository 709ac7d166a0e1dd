/**
 * Runs tasks that read something which may change meanwhile, such as files: one at a time, and again
 * if it has changed, because the result may mix old and new.
 * @param reset discards what was read before
 */
export function repeatIfChanged(reset: () => void) {
	let changes = 0;
	let last: Promise<unknown> = Promise.resolve();

	async function runUntilUnchanged<Result>(
		task: () => Promise<Result>,
	): Promise<Result> {
		for (;;) {
			const before = changes;
			try {
				const result = await task();
				if (changes === before) return result;
			} catch (error) {
				if (changes === before) throw error;
			}
			reset();
		}
	}

	return {
		/** To be called whenever it has changed. */
		noteChange(): void {
			changes++;
			reset();
		},
		/** Returns a task's result, or rejects with its error, once nothing has changed while it ran. */
		run<Result>(task: () => Promise<Result>): Promise<Result> {
			const result = last.then(() => runUntilUnchanged(task));
			last = result.catch(() => {});
			return result;
		},
	};
}
