import type { Locator } from "playwright";

/**
 * From now on notes the time from each letter's input event until React has put all that
 * follows in place.
 * @param region selector of what a letter changes
 */
export async function watchKeystrokes(
	input: Locator,
	region: string,
): Promise<void> {
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
}

/**
 * Types a query letter by letter and empties the watched field again.
 * @param pauseMs between two letters
 * @returns ms of each letter; one that changes nothing gives none
 */
export async function timeKeystrokes(
	input: Locator,
	query: string,
	pauseMs: number,
): Promise<number[]> {
	await input.pressSequentially(query, { delay: pauseMs });
	const times = await input.evaluate(() =>
		performance.getEntriesByName("keystroke").map(({ duration }) => duration),
	);
	await input.fill("");
	await input.page().waitForTimeout(3 * pauseMs);
	await input.evaluate(() => performance.clearMeasures("keystroke"));
	return times;
}
