import type { Page } from "playwright/test";

/** Returns the sum of a page's layout shifts so far. */
export function shiftOf(page: Page): Promise<number> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return observer
			.takeRecords()
			.reduce(
				(sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0),
				0,
			);
	});
}
