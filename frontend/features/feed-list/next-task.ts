/**
 * Resolves in a new task. On a slow phone, parsing a list and rendering it take up to 100 ms each;
 * awaited between the two, it lets the browser respond to a press.
 */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
