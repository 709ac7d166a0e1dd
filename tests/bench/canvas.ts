import { chromium } from "playwright";
import { routes } from "#content/routes.ts";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import { startSite } from "#tests/start-site.ts";
import { type BenchRow, reportRows } from "./report-rows.ts";

/** ms a frame at this slow-down; ARCHITECTURE.md has the reason for any change. */
const budgetMs = 4;
const slowDown = 4;
const measuredMs = 10_000;

/** Prints what a frame of the home page's network costs on a slow phone; fails above the budget. */
async function benchCanvas(): Promise<void> {
	const site = process.env.SITE_URL ? undefined : await startSite();
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	const rows: BenchRow[] = [];
	try {
		for (const [name, viewport, deviceScaleFactor] of [
			["phone", { width: 360, height: 740 }, 3],
			["desk", { width: 1440, height: 900 }, 2],
		] as const) {
			const page = await browser.newPage({ viewport, deviceScaleFactor });
			await page.addInitScript(timeFrames);
			await page.goto((site?.url ?? process.env.SITE_URL ?? "") + routes.home);
			const canvas = page.locator("canvas");
			await canvas.waitFor();
			await canvas.scrollIntoViewIfNeeded();
			const session = await page.context().newCDPSession(page);
			await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
			await session.send("Performance.enable");
			const before = await scriptSeconds();
			await page.evaluate(() => {
				(window as unknown as { frames: number[] }).frames.length = 0;
			});
			await page.waitForTimeout(measuredMs);
			const frames = await page.evaluate(() =>
				(window as unknown as { frames: number[] }).frames.slice(),
			);
			const taskMs = ((await scriptSeconds()) - before) * 1000;
			frames.sort((one, other) => one - other);
			const at = (share: number) =>
				frames[Math.ceil(frames.length * share) - 1] ?? Number.NaN;
			rows.push(
				{
					what: `${name}: script of a frame at ${slowDown}× slow-down, median`,
					value: at(0.5),
					unit: "ms",
					budget: budgetMs,
				},
				{
					what: `${name}: script of a frame, 95th percentile`,
					value: at(0.95),
					unit: "ms",
				},
				{ what: `${name}: script of a frame, most`, value: at(1), unit: "ms" },
				{
					what: `${name}: all main-thread work for a frame`,
					value: taskMs / frames.length,
					unit: "ms",
				},
				{
					what: `${name}: frames`,
					value: frames.length / (measuredMs / 1000),
					unit: "a second",
				},
			);
			await page.close();

			async function scriptSeconds(): Promise<number> {
				const { metrics } = await session.send("Performance.getMetrics");
				return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
			}
		}
	} finally {
		await browser.close();
		await site?.close();
	}
	reportRows("canvas", rows);
}

/** Notes how long each frame's callback takes in which a canvas is cleared. */
function timeFrames(): void {
	const frames: number[] = [];
	let isDrawing = false;
	Object.assign(window, { frames });
	const { clearRect } = CanvasRenderingContext2D.prototype;
	CanvasRenderingContext2D.prototype.clearRect = function (...box) {
		isDrawing = true;
		clearRect.apply(this, box);
	};
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		request((now) => {
			isDrawing = false;
			const since = performance.now();
			callback(now);
			if (isDrawing) frames.push(performance.now() - since);
		});
}

await benchCanvas();
