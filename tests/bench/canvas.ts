import { routes } from "#content/routes.ts";
import { durations, openHydrated } from "./harness/browser.ts";
import { report } from "./harness/report.ts";
import { type BenchRow, row, timeRows } from "./harness/rows.ts";
import { openSite } from "./site/server.ts";

// npm run bench:canvas: what a frame of the home page's animated network costs.
const seconds = 10;
const screens = {
	phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
	desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
};

const { browser, urlOf, close } = await openSite();
const rows: BenchRow[] = [];
for (const [name, screen] of Object.entries(screens)) {
	const page = await browser.newPage(screen);
	await page.addInitScript(timeFrames);
	await openHydrated(page, urlOf(routes.home));
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const taskSeconds = async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
	};
	await page.locator("canvas").scrollIntoViewIfNeeded();
	const before = await taskSeconds();
	await page.evaluate(() => performance.clearMeasures("frame"));
	await page.waitForTimeout(seconds * 1_000);
	const frames = await durations(page, "frame");
	const perFrame = (1_000 * ((await taskSeconds()) - before)) / frames.length;
	rows.push(
		...timeRows(`${name}: script of a frame`, frames, 4),
		row(`${name}: all main-thread work for a frame`, perFrame, "ms"),
		row(`${name}: frames`, frames.length / seconds, "a second"),
	);
	await page.close();
}
await close();
report(rows);

/** Runs in the page: measures each animation frame callback that clears a canvas. */
function timeFrames(): void {
	let isDrawing = false;
	const { clearRect } = CanvasRenderingContext2D.prototype;
	CanvasRenderingContext2D.prototype.clearRect = function (...box) {
		isDrawing = true;
		clearRect.apply(this, box);
	};
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		request((now) => {
			isDrawing = false;
			const start = performance.now();
			callback(now);
			const end = performance.now();
			if (isDrawing) performance.measure("frame", { start, end });
		});
}
