import { listOf, object, text } from "#frontend/storage/parse.ts";
import { stored } from "#frontend/storage/stored.ts";
import { recentLimit } from "./search-limits.ts";

const recent = stored(
	() => localStorage,
	"recent-searches",
	1,
	object({ links: listOf(text(), recentLimit) }),
);

/** Returns the links of recent choices, the latest first. */
export function readRecent(): string[] {
	return recent.read()?.links ?? [];
}

/** Stores a choice as the latest. */
export function remember(link: string): void {
	const others = readRecent().filter((other) => other !== link);
	recent.write({ links: [link, ...others].slice(0, recentLimit) });
}

export const forgetRecent = recent.clear;
