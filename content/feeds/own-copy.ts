/**
 * Copies a text into its own memory. V8 stores a substring as a reference into the whole string, so
 * a title of 20 characters would otherwise hold a feed of 5 MB in memory.
 */
export function ownCopy(text: string): string {
	// The concatenation is flattened into a new string before the slice is taken.
	return ` ${text}`.slice(1);
}
