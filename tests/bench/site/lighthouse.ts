import { mkdirSync, writeFileSync } from "node:fs";
import lighthouse, { type Result } from "lighthouse";

/** Lighthouse's own reports, which say what cost points. */
const reports = "build/bench/lighthouse";

/**
 * Runs Lighthouse mobile once: 150 ms round trip, 1.6 Mbit/s, CPU at a quarter, all simulated.
 * @param port of Chromium's debugger
 * @param isWhole whether to run all four categories and save the report, not performance only
 */
export async function runLighthouse(
	url: string,
	port: number,
	isWhole: boolean,
): Promise<Result> {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		output: "html",
		...(!isWhole && { onlyCategories: ["performance"] }),
		disableFullPageScreenshot: true,
		// 404.html is measured too.
		ignoreStatusCode: true,
	});
	if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
	const { lhr, report } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	if (isWhole) {
		const name = new URL(url).pathname.replaceAll("/", "-").slice(1) || "home";
		mkdirSync(reports, { recursive: true });
		writeFileSync(`${reports}/${name}.html`, String(report));
	}
	return lhr;
}

/** Returns an audit's figure: ms, or the layout shift's score. */
export function figure({ audits }: Result, id: string): number {
	return audits[id]?.numericValue ?? Number.NaN;
}

/** Returns the largest contentful paint in ms. */
export function lcpOf(run: Result): number {
	return figure(run, "largest-contentful-paint");
}
