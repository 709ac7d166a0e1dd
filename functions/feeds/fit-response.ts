import { type Item, newestFirst, pick } from "./newest.ts";

/**
 * The largest body. Lambda passes on at most 6,291,556 bytes of JSON, in which the body is a string:
 * each quote and line break takes two bytes there. The rest is for headers.
 */
export const maxBodyBytes = 5_000_000;

/**
 * Writes as many items as fit into a response, dropping the oldest if there are too many. The same
 * items always give the same text.
 */
export function writeFitting<Each extends Item>(
	list: Each[],
	write: (list: Each[]) => string,
): string {
	let chosen: number[] | null = null;
	let text = write(list);
	for (;;) {
		const bytes = sentBytes(text);
		if (bytes <= maxBodyBytes || chosen?.length === 0) return text;
		chosen ??= newestFirst(list);
		const share = Math.min(maxBodyBytes / bytes, 0.95);
		chosen.length = Math.floor(chosen.length * share);
		text = write(pick(list, chosen));
	}
}

function sentBytes(text: string): number {
	// A character takes at most six bytes, so nearly all texts need no exact count.
	if (text.length * 6 < maxBodyBytes) return text.length;
	return Buffer.byteLength(JSON.stringify(text));
}
