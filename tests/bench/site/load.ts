import type { Browser, Page } from "playwright";
import { timeClick } from "../time-click.ts";

/** The line that Lighthouse simulates, imposed: slow 4G. */
const slowLine = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
/** What a hydrated page does by itself: refetches news, hydrates lists late. */
const settleMs = 1_500;

export type Load = {
	/** Longest task of the main thread, ms; 0 where none took 50. */
	longestTask: number;
	shift: number;
	/** ms since the navigation began. */
	hydrated: number;
	heapMB: number;
	/** ms to another page; NaN where none was asked for. */
	routeChange: number;
};

/**
 * Loads a page once in a new context, with an empty cache.
 * @param cpu how many times slower the CPU is made
 * @param target path that a link of the footer leads to, which is then followed
 */
export async function measureLoad(
	browser: Browser,
	url: string,
	how: { cpu: number; isSlowLine?: boolean; target?: string },
): Promise<Load> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	// A busy machine is slow, not wrong.
	page.setDefaultTimeout(120_000);
	const session = await context.newCDPSession(page);
	await page.addInitScript(markHydration);
	await session.send("Emulation.setCPUThrottlingRate", { rate: how.cpu });
	if (how.isSlowLine) {
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slowLine);
	}
	await page.goto(url);
	await page.locator("html[data-hydrated]").waitFor();
	await page.waitForTimeout(settleMs);
	const timeline = await page.evaluate(readTimeline);
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	const routeChange = how.target
		? await changeRoute(page, how.target)
		: Number.NaN;
	await context.close();
	return { ...timeline, heapMB: usedSize / 1024 ** 2, routeChange };
}

/** Milliseconds to another page, which was prefetched by pointing at a link to it. */
async function changeRoute(page: Page, target: string): Promise<number> {
	const link = page.locator(`footer a[href="${target}"]`).first();
	await link.dispatchEvent("pointerover");
	await page.waitForLoadState("networkidle");
	return timeClick(link, "h1");
}

/** Runs in the page before anything else does. */
function markHydration(): void {
	new MutationObserver((_, observer) => {
		if (document.documentElement.dataset.hydrated === undefined) return;
		performance.mark("hydrated");
		observer.disconnect();
	}).observe(document, { attributeFilter: ["data-hydrated"], subtree: true });
}

/** Runs in the page: what the browser has noted since the navigation began. */
function readTimeline(): Pick<Load, "longestTask" | "shift" | "hydrated"> {
	// No named functions in here: what runs TypeScript wraps those in a helper of its own.
	const [tasks = [], shifts = []] = ["longtask", "layout-shift"].map((type) => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type, buffered: true });
		return observer.takeRecords();
	});
	return {
		longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
		shift: shifts.reduce(
			(sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0),
			0,
		),
		hydrated:
			performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN,
	};
}
