import type { ConsoleMessage, Page } from "playwright";

/** The fields of a performance entry that the benchmarks read. */
type Entry = {
	entryType: string;
	name: string;
	startTime: number;
	duration: number;
	/** The score of a layout shift; 0 for other types. */
	value: number;
	/** Identifies the press that an event belongs to; 0 for hovering and for other types. */
	interactionId: number;
};

declare global {
	var benchEntries: Entry[];
}

/** Records a page's performance entries; call it before the page loads. */
export async function recordEntries(page: Page): Promise<void> {
	await page.addInitScript(record);
}

/**
 * Resolves when a recorded page reports an entry, for instance "hydrated"; call it before the page
 * loads. The page reports by itself, since a locator would poll: its script and queries take some
 * 40 ms of a slow CPU and would delay what is measured.
 */
export async function reported(page: Page, name: string): Promise<void> {
	const predicate = (message: ConsoleMessage) => message.text() === name;
	await page.waitForEvent("console", { predicate });
}

/** Returns the entries so far, in the order in which the browser reported them. */
export function recordedEntries(page: Page): Promise<Entry[]> {
	return page.evaluate(() => benchEntries);
}

/** Runs in the page, and collects its entries. */
function record(): void {
	window.benchEntries = [];
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { entryType, name, startTime, duration } = entry;
			const { value = 0, interactionId = 0 }: Partial<Entry> = entry;
			const times = { entryType, name, startTime, duration };
			benchEntries.push({ ...times, value, interactionId });
			if (/^(paint|mark)$/.test(entryType)) console.debug(name);
		}
	});
	for (const type of [
		"paint",
		"largest-contentful-paint",
		"layout-shift",
		"longtask",
		"mark",
		"measure",
	]) {
		observer.observe({ type, buffered: true });
	}
	// 16 ms is the least that the browser allows.
	const presses = { type: "event", durationThreshold: 16 };
	observer.observe(presses as PerformanceObserverInit);
}
