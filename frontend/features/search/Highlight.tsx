import { markParts } from "./mark-parts.ts";
import type { QueryWord } from "./query-words.ts";

type Props = { text: string; query: QueryWord[] };

/**
 * A text with the words that match the query marked. Every part has its own element, so that React
 * can replace it after the browser has translated the page (tests/e2e/translated.spec.ts).
 */
export function Highlight({ text, query }: Props) {
	if (query.length === 0) return <span>{text}</span>;
	// Of a word that was not found, the beginning of another is no match to point out.
	const found = query.filter(({ isMissing }) => !isMissing);
	return markParts(text, found).map(({ at, part, isMarked }) =>
		isMarked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
	);
}
