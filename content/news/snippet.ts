export const snippetLength = 150;

/** The first code points of a text, with "…" where something was cut. */
export function cutText(text: string, length: number): string {
	if (text.length <= length) return text;
	let end = 0;
	for (let count = 0; count < length && end < text.length; count += 1) {
		end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
	}
	return end < text.length ? `${text.slice(0, end)}…` : text;
}

/** What a card shows of an article (specification §9, "Snippet length"). */
export function snippet(text: string): string {
	return cutText(text, snippetLength);
}
