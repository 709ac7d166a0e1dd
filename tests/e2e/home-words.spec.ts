import { routes } from "#content/routes.ts";
import {
	wordAnimationMs,
	wordEdgePadding,
	wordScale,
	wordSpawnMs,
} from "#frontend/features/category-words/timing.ts";
import { stopClock } from "./support/clock.ts";
import { expect, test } from "./support/test.ts";

for (const [width, height] of [
	[1440, 900],
	[768, 1024],
	[360, 740],
] as const) {
	test(`words from the news come up one at a time, clear of edges and text, at ${width} px`, async ({
		open,
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.clock.install();
		await open(routes.home);
		await expect(page.locator("[data-words]")).toBeAttached();
		await stopClock(page);
		const words = page.locator("[data-words] > span");
		const shown = new Set<string | null>();
		for (let turn = 0; turn < 6; turn += 1) {
			await page.clock.runFor(wordSpawnMs);
			// Where there is no room, on a phone above all, none comes up.
			for (const word of await words.all()) {
				shown.add(await word.textContent());
				const seen = await word.evaluate(measureAtFullSize);
				expect(seen).toMatchObject({ duration: wordAnimationMs, covers: 0 });
				expect(seen.edge).toBeGreaterThanOrEqual(wordEdgePadding - 0.5);
				expect(seen.scale).toBeLessThanOrEqual(wordScale.to);
			}
			expect(shown.size).toBeLessThanOrEqual(turn + 1);
		}
		if (width > 1000) expect(shown.size).toBeGreaterThan(2);
	});
}

/** Runs in the page: stops a word where it is largest, beside the hero's edges and lines of text. */
function measureAtFullSize(word: Element) {
	const [animation] = word.getAnimations();
	const duration = Number(animation?.effect?.getComputedTiming().duration);
	animation?.pause();
	if (animation) animation.currentTime = duration - 0.01;
	const area = word.parentElement as Element;
	const frame = area.getBoundingClientRect();
	const box = word.getBoundingClientRect();
	const lines: DOMRect[] = [];
	const texts = document.createTreeWalker(
		area.parentElement as Element,
		NodeFilter.SHOW_TEXT,
	);
	while (texts.nextNode()) {
		const { parentElement, textContent } = texts.currentNode;
		if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
		if (area.contains(parentElement)) continue;
		const range = document.createRange();
		range.selectNodeContents(texts.currentNode);
		lines.push(...range.getClientRects());
	}
	return {
		duration,
		scale: Number.parseFloat(getComputedStyle(word).scale),
		edge: Math.min(
			box.left - frame.left,
			frame.right - box.right,
			box.top - frame.top,
			frame.bottom - box.bottom,
		),
		covers: lines.filter(
			(line) =>
				box.left < line.right &&
				line.left < box.right &&
				box.top < line.bottom &&
				line.top < box.bottom,
		).length,
	};
}

test("a word goes where the page is laid out anew under it", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	const words = page.locator("[data-words] > span");
	await expect(words.first()).toBeAttached({ timeout: 10_000 });
	await page.setViewportSize({ width: 1000, height: 900 });
	await expect(words).toHaveCount(0, { timeout: 1000 });
});
