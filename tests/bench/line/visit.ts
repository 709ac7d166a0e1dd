import type { BrowserContext, CDPSession, Page } from "playwright";
import { slow4G } from "./open-line.ts";

/** A visit's figures: ms since the navigation began, where nothing else is said. NaN is what never came. */
export type Visit = {
	firstPaint: number;
	largestPaint: number;
	hydrated: number;
	shift: number;
	/** As they travelled. */
	kB: number;
	/** ms from a press on the menu's button, right after the first paint, to the frame that shows the menu. */
	pressed: number;
};

/** Nothing moves on a page that has asked for nothing for so long. */
const quietMs = 400;

/**
 * Opens a page and waits until it has come to rest.
 * @param how `isShaped` where the line itself is slow, else DevTools throttles it
 */
export async function visit(
	context: BrowserContext,
	url: string,
	how: { hydrates: boolean; isPressed?: boolean; isShaped: boolean },
): Promise<Visit> {
	const page = await context.newPage();
	// A busy machine is slow, not wrong.
	page.setDefaultTimeout(60_000);
	const session = await context.newCDPSession(page);
	await page.addInitScript(observe);
	await session.send("Network.enable");
	if (!how.isShaped) await throttle(session);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	let bytes = 0;
	let lastAt = Date.now();
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		lastAt = Date.now();
	});
	if (how.isPressed) {
		await page.goto(url, { waitUntil: "commit" });
		await pressMenu(page);
	} else {
		await page.goto(url);
	}
	if (how.hydrates) await page.waitForFunction(() => observed.hydrated);
	if (how.isPressed) await page.waitForFunction(() => observed.pressed);
	while (Date.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 2);
	const figures = await page.evaluate(() => observed);
	await page.close();
	return { ...figures, kB: bytes / 1_024 };
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
}

declare global {
	var observed: Omit<Visit, "kB">;
}

/** Runs in the page before anything else does. */
function observe(): void {
	const none = Number.NaN;
	const seen: Omit<Visit, "kB"> = {
		firstPaint: none,
		largestPaint: none,
		hydrated: none,
		shift: 0,
		pressed: none,
	};
	window.observed = seen;
	const types = ["paint", "largest-contentful-paint", "layout-shift"];
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { entryType, name, startTime } = entry;
			if (name === "first-contentful-paint") seen.firstPaint = startTime;
			if (entryType === types[1]) seen.largestPaint = startTime;
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
