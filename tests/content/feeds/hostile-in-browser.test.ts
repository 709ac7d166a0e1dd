import { expect, test } from "vitest";
import { bundleForPage } from "#tests/bundle-for-page.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import type { Growth } from "./hostile/growth.ts";
import { limitOnThisMachine } from "./hostile/growth-limit.ts";

/**
 * Passes over the patterns, each over those that grew too fast in the one before. Other programs and
 * late compilation can spoil one, as a page only has the wall clock; real growth occurs in all.
 */
const mostPasses = 5;

test("reading time grows at most linearly with a feed's size, with the browser's DOMParser", {
	timeout: 600_000,
}, async () => {
	const script = await bundleForPage(`
		import { readXml } from "./frontend/features/feed-list/dom-reader.ts";
		import { allowedGrowth, fillList, limitOnThisMachine, smallestBytes } from "./tests/content/feeds/hostile/growth-limit.ts";
		import { measureGrowth } from "./tests/content/feeds/hostile/growth.ts";
		import { hostilePatterns } from "./tests/content/feeds/hostile/patterns.ts";
		import { readerOf } from "./tests/content/feeds/hostile/reading.ts";
		// Fields are processed by the same code in both runtimes.
		const patterns = hostilePatterns.filter(({ name }) => /^(?:prolog|root|tags?|nesting|sections|comments|title)\\b/.test(name));
		const clock = { nowMs: () => performance.now(), collect: () => gc({ type: "minor" }), summarize: (values) => Math.min(...values) };
		window.names = patterns.map(({ name }) => name);
		window.listGrowth = measureGrowth(fillList, smallestBytes, allowedGrowth, clock).overLinear;
		window.growthOf = (index) => measureGrowth(
			readerOf(patterns[index], readXml), smallestBytes, limitOnThisMachine(window.listGrowth), clock,
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
		const limit = limitOnThisMachine(await page.evaluate("listGrowth"));
		let suspects = names;
		for (let pass = 0; pass < mostPasses && suspects.length > 0; pass += 1) {
			const slow: string[] = [];
			for (const name of suspects) {
				const growth = await page.evaluate<Growth>(
					`growthOf(${names.indexOf(name)})`,
				);
				if (growth.overLinear > limit) slow.push(name);
			}
			suspects = slow;
		}
		expect(suspects).toEqual([]);
	} finally {
		await browser.close();
	}
});
