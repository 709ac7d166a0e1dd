import type { Page } from "playwright/test";

/**
 * Has the next pages report that their response took this long to start, as no test machine is
 * always fast.
 * @param deliveryType "cache" if the page is unchanged since an earlier visit
 */
export async function reportResponse(
	page: Page,
	responseMs: number,
	deliveryType = "",
): Promise<void> {
	await page.addInitScript(
		(reported) => {
			const entriesOf = performance.getEntriesByType.bind(performance);
			performance.getEntriesByType = (type) =>
				entriesOf(type).map((entry) =>
					type === "navigation" ? { ...entry.toJSON(), ...reported } : entry,
				);
		},
		{ requestStart: 0, responseStart: responseMs, deliveryType },
	);
}
