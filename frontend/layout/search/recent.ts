import { listOf, object, text } from "../../state/parse.ts";
import { recentLimit } from "../../state/search-limits.ts";
import { stored } from "../../state/stored.ts";

const recent = stored(
	() => localStorage,
	"recent-searches",
	1,
	object({ links: listOf(text(), recentLimit) }),
);

/** Links of the latest choices, the latest first. */
export function readRecent(): string[] {
	return recent.read()?.links ?? [];
}

/** Puts a choice first. */
export function remember(link: string): void {
	const others = readRecent().filter((other) => other !== link);
	recent.write({ links: [link, ...others].slice(0, recentLimit) });
}

export function forgetRecent(): void {
	recent.clear();
}
