/** Returns at most `length` UTF-16 code units from the start of a text; half of an emoji, which no URL can contain, is left out. */
export function cutText(text: string, length: number): string {
	return text.slice(0, length).replace(/\p{Cs}$/u, "");
}
