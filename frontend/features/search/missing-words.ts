import type { QueryWord } from "./query-words.ts";
import { searchedWords } from "./search-words.ts";

/**
 * Returns the words of a query that no page contains and those that some do, as typed; null unless there are both.
 * @param isTyping whether the last word may still become another, so that it does not count as missing
 */
export function missingWords(
	query: string,
	words: QueryWord[],
	isTyping: boolean,
): { missing: string; found: string } | null {
	const unknown = new Set(
		words.filter(({ isMissing }) => isMissing).map(({ forms }) => forms[0]),
	);
	if (unknown.size === 0) return null;
	const missing = new Set<string>();
	const found = new Set<string>();
	for (const { index, 0: typed } of query.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
		const parts = searchedWords(typed);
		const isLast = index + typed.length === query.length;
		if (!parts.some((part) => unknown.has(part))) {
			// A word of a request, as "for", is not what was looked for.
			if (parts.length > 0) found.add(typed);
		} else if (!(isTyping && isLast)) missing.add(typed);
	}
	if (missing.size === 0 || found.size === 0) return null;
	return { missing: [...missing].join(" "), found: [...found].join(" ") };
}
