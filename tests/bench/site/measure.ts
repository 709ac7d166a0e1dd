import type { Browser, BrowserContext, CDPSession, Page } from "playwright";

/** What Lighthouse simulates, imposed: a slow 4G line and a CPU at a quarter. */
const mobileLine = {
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
/** After the page has woken, what it does by itself (refetching news, lists that wake late). */
const settleMs = 1_500;

type Seen = {
	tasks: number[];
	shift: number;
	hydratedAt: number;
	paintedAt: number;
};
type SeenWindow = typeof globalThis & { seen: Seen };

export type Load = {
	/** Longest task of the main thread, ms; below 50 the browser reports none. */
	longestTask: number;
	shift: number;
	/** ms since the navigation began. */
	hydratedAt: number;
	paintedAt: number;
	heapMB: number;
};

/**
 * Loads a page once in a new context, with nothing kept.
 * @param cpu how many times slower the CPU is made
 */
export async function measureLoad(
	browser: Browser,
	url: string,
	{ cpu, isSlowLine }: { cpu: number; isSlowLine: boolean },
): Promise<Load> {
	return withPage(browser, async (page, session) => {
		await page.addInitScript(watchLoad);
		await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
		if (isSlowLine) {
			await session.send("Network.enable");
			await session.send("Network.emulateNetworkConditions", mobileLine);
		}
		await page.goto(url, { waitUntil: "load" });
		await page.locator("html[data-hydrated]").waitFor();
		await page.waitForTimeout(settleMs);
		const seen = await page.evaluate(() => (globalThis as SeenWindow).seen);
		await session.send("HeapProfiler.collectGarbage");
		await session.send("Performance.enable");
		const { metrics } = await session.send("Performance.getMetrics");
		const heap = metrics.find(({ name }) => name === "JSHeapUsedSize");
		return {
			longestTask: Math.max(0, ...seen.tasks),
			shift: seen.shift,
			hydratedAt: seen.hydratedAt,
			paintedAt: seen.paintedAt,
			heapMB: (heap?.value ?? 0) / 1024 / 1024,
		};
	});
}

/**
 * Milliseconds from the click on a link of the footer, whose page was prefetched by pointing at it, to
 * the frame after the new heading.
 */
export async function measureRouteChange(
	browser: Browser,
	url: string,
	target: string,
	cpu: number,
): Promise<number> {
	return withPage(browser, async (page, session) => {
		await page.goto(url, { waitUntil: "load" });
		await page.locator("html[data-hydrated]").waitFor();
		const link = page.locator(`footer a[href="${target}"]`).first();
		await link.dispatchEvent("pointerover");
		await page.waitForLoadState("networkidle");
		await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
		return link.evaluate(
			(element) =>
				new Promise<number>((resolve) => {
					const old = document.querySelector("h1")?.textContent;
					const startedAt = performance.now();
					new MutationObserver((_, observer) => {
						if (document.querySelector("h1")?.textContent === old) return;
						observer.disconnect();
						requestAnimationFrame(() => resolve(performance.now() - startedAt));
					}).observe(document, {
						childList: true,
						characterData: true,
						subtree: true,
					});
					(element as HTMLElement).click();
				}),
		);
	});
}

async function withPage<T>(
	browser: Browser,
	work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
	const context: BrowserContext = await browser.newContext({
		...phone,
		ignoreHTTPSErrors: true,
	});
	try {
		const page = await context.newPage();
		// A busy machine is slow, not wrong.
		page.setDefaultTimeout(120_000);
		return await work(page, await context.newCDPSession(page));
	} finally {
		await context.close();
	}
}

/** Runs in the page before anything else does. */
function watchLoad(): void {
	const seen: Seen = {
		tasks: [],
		shift: 0,
		hydratedAt: Number.NaN,
		paintedAt: Number.NaN,
	};
	Object.assign(globalThis, { seen });
	// No named functions in here: what runs TypeScript wraps those in a helper of its own.
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (entry.entryType === "longtask") seen.tasks.push(entry.duration);
			else if (entry.entryType === "largest-contentful-paint") {
				seen.paintedAt = entry.startTime;
			} else {
				seen.shift += (entry as PerformanceEntry & { value: number }).value;
			}
		}
	}).observe({
		entryTypes: ["longtask", "layout-shift", "largest-contentful-paint"],
	});
	new MutationObserver((_, observer) => {
		if (document.documentElement.dataset.hydrated === undefined) return;
		seen.hydratedAt = performance.now();
		observer.disconnect();
	}).observe(document, {
		attributes: true,
		attributeFilter: ["data-hydrated"],
		subtree: true,
	});
}
