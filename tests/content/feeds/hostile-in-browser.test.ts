import { expect, test } from "vitest";
import { bundleForPage } from "#tests/bundle-for-page.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import type { Growth } from "./hostile/growth.ts";
import { allowedGrowth } from "./hostile/growth-limit.ts";

// Other programs can spoil one run, as a page only has the wall clock; real growth occurs in all.
const options = { retry: 2, timeout: 600_000 };

test(
	"reading time grows at most linearly with a feed's size, with the browser's DOMParser",
	options,
	async () => {
		const script = await bundleForPage(`
		import { readXml } from "./frontend/features/feed-list/dom-reader.ts";
		import { allowedGrowth, smallestBytes } from "./tests/content/feeds/hostile/growth-limit.ts";
		import { measureGrowth } from "./tests/content/feeds/hostile/growth.ts";
		import { hostilePatterns } from "./tests/content/feeds/hostile/patterns.ts";
		import { readerOf } from "./tests/content/feeds/hostile/reading.ts";
		// Fields are processed by the same code in both runtimes.
		const patterns = hostilePatterns.filter(({ name }) => /^(?:prolog|root|tags?|nesting|sections|comments|title)\\b/.test(name));
		const clock = { nowMs: () => performance.now(), collect: () => gc({ type: "minor" }), summarize: (values) => Math.min(...values) };
		window.names = patterns.map(({ name }) => name);
		window.growthOf = (index) => measureGrowth(
			readerOf(patterns[index], readXml), smallestBytes, allowedGrowth, clock,
		);
	`);
		// Garbage collection is kept out of the time as in Node.
		const browser = await launchChromium([
			"--js-flags=--expose-gc --max-semi-space-size=128 --min-semi-space-size=128",
		]);
		try {
			const page = await browser.newPage();
			await page.addScriptTag({ content: script });
			const names = await page.evaluate<string[]>("names");
			expect(names.length).toBeGreaterThan(80);
			const faster: string[] = [];
			for (const [index, name] of names.entries()) {
				const growth = await page.evaluate<Growth>(`growthOf(${index})`);
				if (growth.overLinear > allowedGrowth) {
					faster.push(`${name}: ${growth.milliseconds.join(", ")} ms`);
				}
			}
			expect(faster).toEqual([]);
		} finally {
			await browser.close();
		}
	},
);
