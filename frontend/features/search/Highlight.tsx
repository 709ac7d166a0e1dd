import { Fragment } from "react";
import { markParts } from "./mark-parts.ts";
import type { QueryWord } from "./query-words.ts";

/** A text with the words that match the query marked. */
export function Highlight({
	text,
	query,
}: {
	text: string;
	query: QueryWord[];
}) {
	if (query.length === 0) return text;
	return markParts(text, query).map(({ at, part, isMarked }) =>
		isMarked ? (
			<mark key={at}>{part}</mark>
		) : (
			<Fragment key={at}>{part}</Fragment>
		),
	);
}
