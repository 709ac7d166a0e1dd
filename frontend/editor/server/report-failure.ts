/**
 * Returns a function that does the same, but prints an error instead of throwing it: whatever the
 * preview cannot show has been saved all the same, and the editor goes on.
 */
export function reportFailure<Args extends unknown[]>(
	act: (...args: Args) => void,
): (...args: Args) => void {
	return (...args) => {
		try {
			act(...args);
		} catch (error) {
			printFailure(error);
		}
	};
}

/** Prints why the preview does not show what is in the files. */
export function printFailure(error: unknown): void {
	const reason = error instanceof Error ? error.message : String(error);
	console.error(
		`The preview may not show the latest words; saving works nevertheless. ${reason}`,
	);
}
