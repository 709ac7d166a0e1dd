export const snippetLength = 150;

/** The first code points of a text, with "…" where something was cut. */
export function cutText(text: string, length: number): string {
	if (text.length <= length) return text;
	const start = Array.from(text.slice(0, length * 2));
	if (start.length <= length && text.length <= length * 2) return text;
	return `${start.slice(0, length).join("")}…`;
}

/** What a card shows of an article (specification §9, "Snippet length"). */
export function snippet(text: string): string {
	return cutText(text, snippetLength);
}
