import { Fragment } from "react";
import { splitWords } from "../../state/search-words.ts";
import { markParts } from "./mark-parts.ts";

/** A text with the words marked that made it a result. */
export function Highlight({
	text,
	words,
	query,
}: {
	text: string;
	words: string[];
	query: string;
}) {
	if (words.length === 0) return text;
	return markParts(text, words, splitWords(query)).map(
		({ at, part, isMarked }) =>
			isMarked ? (
				<mark key={at}>{part}</mark>
			) : (
				<Fragment key={at}>{part}</Fragment>
			),
	);
}
