import { build } from "esbuild";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { chromiumArgs, chromiumPath } from "#tests/chromium.ts";
import type { Growth } from "./growth.ts";

const allowed = 1.3;
/** A page has the wall clock only, which runs on while others have the processor. */
const attempts = 3;

test("time grows with the size of a feed, and no faster, read with the browser's DOMParser", async () => {
	const { outputFiles } = await build({
		stdin: {
			contents: `
				import { readXml } from "./frontend/features/feed-list/dom-reader.ts";
				import { measureGrowth } from "./tests/content/feeds/growth.ts";
				import { hostilePatterns } from "./tests/content/feeds/hostile-feeds.ts";
				import { readerOf } from "./tests/content/feeds/hostile-reading.ts";
				// What becomes of single fields is the same code in both runtimes.
				const patterns = hostilePatterns.filter(({ name }) => /^(?:prolog|root|tags?|nesting|sections|comments|title)\\b/.test(name));
				window.names = patterns.map(({ name }) => name);
				window.growthOf = (index) => measureGrowth(
					readerOf(patterns[index], readXml), 16_000, ${allowed}, () => performance.now(),
				);
			`,
			resolveDir: process.cwd(),
			loader: "ts",
		},
		bundle: true,
		write: false,
		format: "iife",
	});
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: chromiumArgs,
	});
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
		const names = await page.evaluate<string[]>("names");
		expect(names.length).toBeGreaterThan(80);
		const faster: string[] = [];
		for (const [index, name] of names.entries()) {
			let growth: Growth | undefined;
			for (let attempt = 0; attempt < attempts; attempt += 1) {
				growth = await page.evaluate<Growth>(`growthOf(${index})`);
				if (growth.overLinear <= allowed) break;
			}
			if (growth && growth.overLinear > allowed) {
				faster.push(`${name}: ${growth.milliseconds.join(", ")} ms`);
			}
		}
		expect(faster).toEqual([]);
	} finally {
		await browser.close();
	}
}, 300_000);
