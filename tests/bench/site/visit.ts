import type { Page } from "playwright";
import {
	slowDown,
	timeLink,
	waitForEntry,
} from "#tests/bench/harness/browser.ts";
import { reportResponse } from "#tests/navigation-timing.ts";
import { slow4G } from "./slow-line.ts";

/** A visit's figures: ms since the navigation began unless stated otherwise; NaN for what never happened. */
export type Visit = Awaited<ReturnType<typeof visit>>;

export type Figure = Exclude<keyof Visit, "name">;

type VisitOptions = {
	/** What is visited, and how. */
	name: string;
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

/** Returns a function that picks one figure of all visits of a name. */
export function figuresOf(visits: Visit[]) {
	return (name: string, figure: Figure): number[] =>
		visits.filter((visit) => visit.name === name).map((visit) => visit[figure]);
}

/** Visits an address in a new, empty tab until it is quiet, and closes the tab. */
export async function visit(
	page: Page,
	url: string,
	{ hydrates = true, quietMs = 400, ...how }: VisitOptions,
) {
	await page.addInitScript(markEvents);
	const session = await slowDown(page, how.cpu);
	await session.send("Network.enable");
	if (how.isThrottled) {
		// DevTools delays responses without changing the times that the page is told.
		await reportResponse(page, slow4G.delay);
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: slow4G.delay,
			downloadThroughput: slow4G.down / 8,
			uploadThroughput: slow4G.up / 8,
		});
	}
	let bytes = 0;
	let lastAt = Date.now();
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		lastAt = Date.now();
	});
	// The page reports by itself: a locator polls, which delays what is measured by some 40 ms.
	const hydration =
		hydrates &&
		page.waitForEvent("console", (message) => message.text() === "hydrated");
	await page.goto(url, { waitUntil: how.isPressed ? "commit" : "load" });
	if (how.isPressed) {
		await waitForEntry(page, "first-contentful-paint");
		// As a visitor touches the screen: a click by script would wait until the page is less busy.
		await page.locator('[aria-label="Menu"]').first().tap({ force: true });
		await waitForEntry(page, "menu shown");
	}
	await hydration;
	while (Date.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 2);
	const times = await timesOf(page);
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	const routeChange = how.target
		? await timeLink(page, how.target, true)
		: Number.NaN;
	await page.close();
	return {
		...times,
		name: how.name,
		/** As transferred. */
		kB: bytes / 1_024,
		heapMB: usedSize / 1024 ** 2,
		/** ms to another page, by a link that the pointer had rested on. */
		routeChange,
	};
}

async function timesOf(page: Page) {
	const types =
		"paint mark measure largest-contentful-paint longtask layout-shift";
	const entries = await page.evaluate(
		(types) =>
			types.flatMap((type) => {
				const observer = new PerformanceObserver(() => {});
				observer.observe({ type, buffered: true });
				return observer.takeRecords().map((entry) => entry.toJSON());
			}),
		types.split(" "),
	);
	const ofType = (type: string) =>
		entries.filter(({ entryType }) => entryType === type);
	const named = (name: string) => entries.find((one) => one.name === name);
	return {
		firstPaint: Number(named("first-contentful-paint")?.startTime),
		largestPaint: Number(ofType("largest-contentful-paint").at(-1)?.startTime),
		hydrated: Number(named("hydrated")?.startTime),
		/** ms from a press on the menu button, right after the first paint, to the frame that shows the menu. */
		pressed: Number(named("menu shown")?.duration),
		/** Duration of the main thread's longest task in ms; 0 if none took 50. */
		longestTask: Math.max(0, ...ofType("longtask").map((one) => one.duration)),
		/** The sum of all layout shifts. */
		shift: ofType("layout-shift").reduce((sum, { value }) => sum + value, 0),
	};
}

/** Runs in the page before its own scripts: marks when it has hydrated and when a pressed menu shows. */
function markEvents(): void {
	addEventListener(
		"touchstart",
		({ timeStamp }) => performance.mark("pressed", { startTime: timeStamp }),
		true,
	);
	new MutationObserver((changes) => {
		if (changes.some((one) => one.attributeName === "data-hydrated")) {
			performance.mark("hydrated");
			console.debug("hydrated");
		}
		if (document.querySelector("dialog[open]")) {
			requestAnimationFrame(() => performance.measure("menu shown", "pressed"));
		}
	}).observe(document, {
		attributeFilter: ["data-hydrated", "open"],
		subtree: true,
	});
}
