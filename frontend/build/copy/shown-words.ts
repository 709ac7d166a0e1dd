/**
 * A file's entry, or each of a list, without what a page does not show as it is: its figure,
 * which the build draws, and what only the search finds it by (features/search/build/also-called.ts).
 */
export function shownWords(entry: unknown): unknown {
	return Array.isArray(entry) ? entry.map(withoutRest) : withoutRest(entry);
}

function withoutRest(entry: unknown): unknown {
	if (typeof entry !== "object" || entry === null) return entry;
	const { figure: _, ...words } = entry as { figure?: unknown };
	// What is no page, such as an answer of the search, only the build reads.
	if (!("meta" in words)) return words;
	const { alsoCalled: __, ...shown } = words as { alsoCalled?: unknown };
	return shown;
}
