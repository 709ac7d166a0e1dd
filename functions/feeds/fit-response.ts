import { type Item, newestFitting } from "./newest-fitting.ts";

/**
 * The largest body. Lambda passes on at most 6,291,556 bytes of JSON, in which the body is a string:
 * each quote and line break takes two bytes there. The rest is for headers.
 */
export const maxResponseBytes = 5_000_000;

/**
 * Writes as many items as fit into a response, dropping the oldest if there are too many. The same
 * items always give the same text.
 */
export function writeFitting<Each extends Item>(
	list: Each[],
	write: (list: Each[]) => string,
): string {
	return newestFitting(list, write, sentBytes, maxResponseBytes).written;
}

function sentBytes(text: string): number {
	// A character takes at most six bytes, so nearly all texts need no exact count.
	if (text.length * 6 < maxResponseBytes) return text.length;
	return Buffer.byteLength(JSON.stringify(text));
}
