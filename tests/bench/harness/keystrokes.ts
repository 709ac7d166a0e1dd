import type { Locator } from "playwright";
import { durations } from "./browser.ts";

/**
 * Types queries letter by letter, each a few times, emptying the field after each.
 * @param region selector of the part of the page that a letter changes
 * @param pauseMs between two letters
 * @returns for each query its rounds, each with ms from every letter's input event to the first
 * change in the region; a letter that changes nothing has no entry
 */
export async function timeKeystrokes(
	input: Locator,
	region: string,
	queries: string[],
	rounds: number,
	pauseMs: number,
): Promise<number[][][]> {
	await input.evaluate((field, selector) => {
		let start = 0;
		field.addEventListener("input", ({ timeStamp }) => {
			start = timeStamp;
		});
		new MutationObserver(() => {
			const end = performance.now();
			if (start > 0) performance.measure("keystroke", { start, end });
			start = 0;
		}).observe(document.querySelector(selector) ?? document, {
			characterData: true,
			childList: true,
			subtree: true,
		});
	}, region);
	const times: number[][][] = [];
	for (const query of queries) {
		const tries: number[][] = [];
		for (let round = 0; round < rounds; round += 1) {
			await input.pressSequentially(query, { delay: pauseMs });
			tries.push(await durations(input.page(), "keystroke"));
			await input.fill("");
			await input.page().waitForTimeout(3 * pauseMs);
			await input.evaluate(() => performance.clearMeasures("keystroke"));
		}
		times.push(tries);
	}
	return times;
}
