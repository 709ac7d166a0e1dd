import type { BrowserContext, CDPSession, Page } from "playwright";
import { slowDown, timeLink } from "../harness/browser.ts";
import {
	recordEntries,
	recordedEntries,
	reported,
} from "../harness/entries.ts";
import { slow4G } from "./slow-line.ts";

/** A visit's figures: ms since the navigation began unless stated otherwise; NaN for what never happened. */
export type Visit = {
	firstPaint: number;
	largestPaint: number;
	hydrated: number;
	/** Duration of the main thread's longest task in ms; 0 if none took 50. */
	longestTask: number;
	shift: number;
	/** ms from a press on the menu button, right after the first paint, to the frame that shows the menu. */
	pressed: number;
	/** As transferred. */
	kB: number;
	heapMB: number;
	/** ms to another page, by a link that the pointer had rested on. */
	routeChange: number;
};

export type VisitOptions = {
	/** How many times slower than this machine the CPU is; 4 by default. */
	cpu?: number;
	/** Throttles in DevTools, where there is no slow line of real packets. */
	isThrottled?: boolean;
	hydrates?: boolean;
	/** Presses the menu button at the first paint. */
	isPressed?: boolean;
	/** The visit ends when nothing has loaded for this long. */
	quietMs?: number;
	/** Path of another page, to which a link is followed at the end. */
	target?: string;
};

/** Opens a page in a new tab and waits until it is quiet. */
export async function visit(
	context: BrowserContext,
	url: string,
	how: VisitOptions,
): Promise<Visit> {
	const { hydrates = true, quietMs = 400 } = how;
	const page = await context.newPage();
	// A busy machine only makes it slow.
	page.setDefaultTimeout(120_000);
	await recordEntries(page);
	await page.addInitScript(markEvents);
	const session = await slowDown(page, how.cpu);
	await session.send("Network.enable");
	if (how.isThrottled) await throttle(session);
	let bytes = 0;
	let lastAt = Date.now();
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		lastAt = Date.now();
	});
	const hydration = hydrates ? reported(page, "hydrated") : undefined;
	await page.goto(url, { waitUntil: how.isPressed ? "commit" : "load" });
	if (how.isPressed) await pressMenu(page);
	await hydration;
	while (Date.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 2);
	const times = await timesOf(page);
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	const routeChange = how.target
		? await timeLink(page, how.target, true)
		: Number.NaN;
	await page.close();
	const [kB, heapMB] = [bytes / 1_024, usedSize / 1024 ** 2];
	return { ...times, kB, heapMB, routeChange };
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
	await painted(page);
	const box = await page.locator('[aria-label="Menu"]').first().boundingBox();
	if (!box) throw new Error("The page has no menu button");
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await page.waitForFunction(
		() => performance.getEntriesByName("menu shown").length > 0,
	);
}

/** Waits for the first contentful paint. */
export async function painted(page: Page): Promise<void> {
	await page.waitForFunction(
		() => performance.getEntriesByName("first-contentful-paint").length > 0,
	);
}

async function timesOf(page: Page) {
	const entries = await recordedEntries(page);
	const ofType = (type: string) =>
		entries.filter(({ entryType }) => entryType === type);
	const named = (wanted: string) => entries.find(({ name }) => name === wanted);
	const never = Number.NaN;
	return {
		firstPaint: named("first-contentful-paint")?.startTime ?? never,
		largestPaint: ofType("largest-contentful-paint").at(-1)?.startTime ?? never,
		hydrated: named("hydrated")?.startTime ?? never,
		longestTask: Math.max(
			0,
			...ofType("longtask").map(({ duration }) => duration),
		),
		shift: ofType("layout-shift").reduce((sum, { value }) => sum + value, 0),
		pressed: named("menu shown")?.duration ?? never,
	};
}

/** Runs in the page before its own scripts: marks when it has hydrated and when a pressed menu shows. */
function markEvents(): void {
	let pressedAt = 0;
	addEventListener(
		"touchstart",
		({ timeStamp }) => {
			pressedAt = timeStamp;
		},
		true,
	);
	new MutationObserver((changes) => {
		if (changes.some((one) => one.attributeName === "data-hydrated")) {
			performance.mark("hydrated");
		}
		if (!pressedAt || !document.querySelector("dialog[open]")) return;
		const start = pressedAt;
		pressedAt = 0;
		requestAnimationFrame(() => performance.measure("menu shown", { start }));
	}).observe(document, {
		attributeFilter: ["data-hydrated", "open"],
		subtree: true,
	});
}
