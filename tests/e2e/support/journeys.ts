import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator } from "playwright/test";

const table = readFileSync(
	resolve(import.meta.dirname, "../../../docs/journeys.md"),
	"utf8",
)
	.split("\n")
	.filter((line) => line.startsWith("| "))
	.map((line) => line.slice(2).split(" | "));

/**
 * Returns the clicks that docs/journeys.md promises for a journey. @throws if it has no such row
 */
export function promisedClicks(journey: string): number {
	const [, , after] = table.find(([name]) => name === journey) ?? [];
	if (after === undefined) {
		throw new Error(`docs/journeys.md has no journey "${journey}"`);
	}
	return Number.parseInt(after, 10);
}

/** Clicks like a visitor, and counts the clicks. */
export function countClicks() {
	const counter = {
		clicks: 0,
		async click(target: Locator): Promise<void> {
			counter.clicks++;
			// Does not wait for a page: a telephone link opens none.
			await target.click({ noWaitAfter: true });
		},
	};
	return counter;
}
