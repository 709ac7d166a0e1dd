import { Fragment } from "react";
import { markParts } from "./mark-parts.ts";

/** A text with the words marked that made it a result. */
export function Highlight({
	text,
	words,
	typed,
}: {
	text: string;
	words: string[];
	/** The words of the query. */
	typed: string[];
}) {
	if (words.length === 0) return text;
	return markParts(text, words, typed).map(({ at, part, isMarked }) =>
		isMarked ? (
			<mark key={at}>{part}</mark>
		) : (
			<Fragment key={at}>{part}</Fragment>
		),
	);
}
