import { loadCopy } from "#frontend/build/copy/read-folder.ts";

/**
 * All copy, by collection. Tests read buttons, labels and headings from here instead of spelling
 * them out, because a fork may change any of them.
 */
export const copy = loadCopy();

/** Returns a pattern for a text whose {placeholders} the page fills in. */
export function patternOf(text: string): RegExp {
	const parts = text.split(/\{\w+\}/);
	return new RegExp(
		parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".+"),
	);
}
