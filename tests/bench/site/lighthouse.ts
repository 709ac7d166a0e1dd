import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import lighthouse, { type Result } from "lighthouse";

const reports = resolve(import.meta.dirname, "../../../build/bench/lighthouse");
const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * One run of Lighthouse mobile (150 ms round trip, 1.6 Mbit/s, CPU at a quarter, simulated)
 * in a Chromium that listens on `port`. A whole run has all four categories, else there is
 * performance alone; its own report of what cost points stays in build/bench/lighthouse.
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
		onlyCategories: isWhole ? categories : ["performance"],
		disableFullPageScreenshot: true,
		// 404.html is a page to measure too.
		ignoreStatusCode: true,
	});
	if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
	const { lhr, report } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	if (isWhole) {
		const name = new URL(url).pathname.replaceAll("/", "-").slice(1) || "home";
		mkdirSync(reports, { recursive: true });
		writeFileSync(join(reports, `${name}.html`), String(report));
	}
	return lhr;
}

/** An audit's figure: ms, or the layout shift. */
export function figure({ audits }: Result, id: string): number {
	return audits[id]?.numericValue ?? Number.NaN;
}
