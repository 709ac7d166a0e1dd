/** Returns the index after the mark, or the end of the text. */
export function after(text: string, mark: string, from: number): number {
	const found = text.indexOf(mark, from);
	return found < 0 ? text.length : found + mark.length;
}

/** Returns what the sticky pattern matches at this index, or "". */
export function matchAt(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? "";
}
