import type { Page } from "playwright";

/** The fields of performance entries that the benchmarks read. */
type Entry = {
	name: string;
	startTime: number;
	duration: number;
	/** The score of a layout shift. */
	value: number;
};

/** Returns a page's performance entries of a type so far, in the order in which the browser reported them. */
export function entriesOf(page: Page, type: string): Promise<Entry[]> {
	return page.evaluate((type) => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type, buffered: true });
		return observer.takeRecords().map((entry) => entry.toJSON());
	}, type);
}

/** Waits for a paint, mark or measure of this name. */
export async function waitForEntry(page: Page, name: string): Promise<void> {
	await page.waitForFunction(
		(name) => performance.getEntriesByName(name).length > 0,
		name,
	);
}
