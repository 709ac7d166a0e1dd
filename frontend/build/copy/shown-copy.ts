/**
 * Returns an entry, or each entry of a list, without what pages do not show as text: its figure,
 * which the build draws, and the other names by which only the search finds it
 * (features/search/build/also-called.ts).
 */
export function shownCopy(entry: unknown): unknown {
	return Array.isArray(entry) ? entry.map(shownFields) : shownFields(entry);
}

function shownFields(entry: unknown): unknown {
	if (typeof entry !== "object" || entry === null) return entry;
	const { figure: _, ...words } = entry as { figure?: unknown };
	// Entries without meta, such as the search's answers, are not pages; only the build reads them.
	if (!("meta" in words)) return words;
	const { alsoCalled: __, ...shown } = words as { alsoCalled?: unknown };
	return shown;
}
