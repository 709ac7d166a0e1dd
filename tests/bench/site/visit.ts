import type { BrowserContext, CDPSession, Page } from "playwright";
import { hydrated, slowDown, timeLink } from "../harness/browser.ts";
import { slow4G } from "./slow-line.ts";

/** A visit's figures: ms since the navigation began, where nothing else is said. NaN is what never came. */
export type Visit = {
	firstPaint: number;
	largestPaint: number;
	hydrated: number;
	/** Longest task of the main thread, ms; 0 where none took 50. */
	longestTask: number;
	shift: number;
	/** ms from a press on the menu's button, right after the first paint, to the frame that shows the menu. */
	pressed: number;
	/** As they travelled. */
	kB: number;
	heapMB: number;
	/** ms to another page, by a link that the pointer had rested on. */
	routeChange: number;
};

/**
 * Opens a page and waits until it has come to rest.
 * @param how `isThrottled`: by DevTools; `quietMs`: at rest is what has asked for nothing so long
 */
export async function visit(
	context: BrowserContext,
	url: string,
	how: {
		cpu?: number;
		isThrottled?: boolean;
		hydrates?: boolean;
		isPressed?: boolean;
		quietMs?: number;
		/** Path that a link leads to, which is then followed. */
		target?: string;
	},
): Promise<Visit> {
	const { hydrates = true, quietMs = 400 } = how;
	const page = await context.newPage();
	// A busy machine is slow, not wrong.
	page.setDefaultTimeout(120_000);
	await page.addInitScript(observe);
	const session = await slowDown(page, how.cpu);
	await session.send("Network.enable");
	if (how.isThrottled) await throttle(session);
	let bytes = 0;
	let lastAt = Date.now();
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		lastAt = Date.now();
	});
	await page.goto(url, { waitUntil: how.isPressed ? "commit" : "load" });
	if (how.isPressed) await pressMenu(page);
	if (hydrates) await hydrated(page);
	while (Date.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 2);
	const figures = await page.evaluate(() => observed);
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	const routeChange = how.target
		? await timeLink(page, how.target, true)
		: Number.NaN;
	await page.close();
	const [kB, heapMB] = [bytes / 1_024, usedSize / 1024 ** 2];
	return { ...figures, kB, heapMB, routeChange };
}

async function throttle(session: CDPSession): Promise<void> {
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: slow4G.delay,
		downloadThroughput: slow4G.down / 8,
		uploadThroughput: slow4G.up / 8,
	});
}

async function pressMenu(page: Page): Promise<void> {
	await page.waitForFunction(() => observed.firstPaint);
	const box = await page.locator('[aria-label="Menu"]').first().boundingBox();
	if (!box) throw new Error("The page has no button for its menu");
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await page.waitForFunction(() => observed.pressed);
}

declare global {
	var observed: Omit<Visit, "kB" | "heapMB" | "routeChange">;
}

/** Runs in the page before anything else does. */
function observe(): void {
	const none = Number.NaN;
	const seen: typeof observed = {
		firstPaint: none,
		largestPaint: none,
		hydrated: none,
		longestTask: 0,
		shift: 0,
		pressed: none,
	};
	window.observed = seen;
	const types = [
		"paint",
		"largest-contentful-paint",
		"layout-shift",
		"longtask",
	];
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { duration, entryType, name, startTime } = entry;
			if (name === "first-contentful-paint") seen.firstPaint = startTime;
			if (entryType === types[1]) seen.largestPaint = startTime;
			if (entryType === types[3]) {
				seen.longestTask = Math.max(seen.longestTask, duration);
			}
			if ("value" in entry) seen.shift += Number(entry.value);
		}
	});
	for (const type of types) observer.observe({ type, buffered: true });
	let pressedAt = none;
	addEventListener(
		"touchstart",
		({ timeStamp }) => {
			pressedAt = timeStamp;
		},
		true,
	);
	new MutationObserver(() => {
		if (document.documentElement?.dataset.hydrated !== undefined) {
			seen.hydrated ||= performance.now();
		}
		if (document.querySelector("dialog[open]") && !seen.pressed) {
			requestAnimationFrame(() => {
				seen.pressed = performance.now() - pressedAt;
			});
		}
	}).observe(document, {
		attributeFilter: ["data-hydrated", "open"],
		subtree: true,
	});
}
