import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { expect, test } from "./support/test.ts";

/**
 * Follows each word from its first frame to its last by seeking its animation, without waiting:
 * where it is at full size, how opaque, and for how long.
 */
async function watchWords(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen: Word[] = [];
		Object.assign(window, { seen });
		/** Boxes of the hero's lines of text, not of their containers. */
		function textBoxes(hero: Element): DOMRect[] {
			const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
			const boxes: DOMRect[] = [];
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				const { parentElement } = text;
				if (!text.textContent?.trim() || !parentElement?.checkVisibility())
					continue;
				if (parentElement.closest("[data-words]")) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				boxes.push(...range.getClientRects());
			}
			return boxes;
		}
		function measure(word: Element, area: Element): void {
			const [animation] = word.getAnimations();
			if (!(animation?.effect instanceof KeyframeEffect)) return;
			const { duration } = animation.effect.getComputedTiming();
			const frames = animation.effect.getKeyframes();
			const strong = frames.filter(({ opacity }) => opacity === "0.8");
			const hero = area.parentElement;
			const frame = area.getBoundingClientRect();
			const was = animation.currentTime;
			animation.currentTime = Number(duration) - 0.01;
			const box = word.getBoundingClientRect();
			const { scale } = getComputedStyle(word);
			animation.currentTime = was;
			seen.push({
				text: word.textContent ?? "",
				at: Date.now(),
				duration: Number(duration),
				shownFor:
					((strong.at(-1)?.computedOffset ?? 0) -
						(strong[0]?.computedOffset ?? 0)) *
					Number(duration),
				opacity: Math.max(...frames.map(({ opacity }) => Number(opacity))),
				from: Number(frames[0]?.scale),
				to: Number.parseFloat(scale),
				edge: Math.min(
					box.left - frame.left,
					frame.right - box.right,
					box.top - frame.top,
					frame.bottom - box.bottom,
				),
				covers: hero
					? textBoxes(hero).filter(
							(text) =>
								box.left < text.right &&
								text.left < box.right &&
								box.top < text.bottom &&
								text.top < box.bottom,
						).length
					: -1,
			});
		}
		new MutationObserver((records) => {
			for (const { addedNodes } of records) {
				for (const node of addedNodes) {
					const area = node.parentElement;
					if (!(node instanceof Element) || !area?.matches("[data-words]"))
						continue;
					measure(node, area);
				}
			}
		}).observe(document, { childList: true, subtree: true });
	});
}
type Word = {
	text: string;
	at: number;
	duration: number;
	shownFor: number;
	opacity: number;
	from: number;
	to: number;
	edge: number;
	covers: number;
};
const seenWords = (page: Page) =>
	page.evaluate(() => (window as unknown as { seen: Word[] }).seen);

test("news categories appear one at a time, as specified, away from edges and text", async ({
	open,
	page,
}) => {
	await watchWords(page);
	await page.clock.install();
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	await expect(page.locator("[data-words]")).toBeAttached();
	// From here on only this test moves the clock, so that a busy machine delays no timer.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	// They begin once the browser has reported the hero visible, which the clock does not hurry.
	await expect
		.poll(async () => {
			await page.clock.runFor(1000);
			return (await seenWords(page)).length;
		})
		.toBeGreaterThan(0);
	for (const [width, height] of [
		[1440, 900],
		[768, 1024],
		[360, 740],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 0));
		// The clock controls the page's timers; words that have appeared stay and take up room.
		for (let turn = 0; turn < 20; turn += 1) {
			await page.clock.runFor(1000);
			if (turn % 4 === 3) {
				await page.evaluate(() => {
					for (const word of document.querySelectorAll("[data-words] > span")) {
						for (const animation of word.getAnimations()) animation.finish();
					}
				});
			}
		}
	}
	const words = await seenWords(page);
	expect(words.length).toBeGreaterThan(5);
	for (const word of words) {
		expect(word, word.text).toMatchObject({
			duration: 3500,
			opacity: 0.8,
			from: 1,
			covers: 0,
		});
		expect(word.shownFor).toBeCloseTo(2000, 3);
		expect(word.to).toBeGreaterThan(1);
		expect(word.to).toBeLessThanOrEqual(5);
		expect(word.edge).toBeGreaterThanOrEqual(99.9);
	}
	expect(Math.max(...words.map(({ to }) => to))).toBeCloseTo(5, 1);
	const pauses = words
		.slice(1)
		.map(({ at }, index) => at - (words[index]?.at ?? 0));
	expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);

	await test.step("they disappear when the page is laid out again, because they might cover its text", async () => {
		const shown = page.locator("[data-words] > span");
		await expect
			.poll(async () => {
				await page.clock.runFor(1000);
				return shown.count();
			})
			.toBeGreaterThan(0);
		await page.setViewportSize({ width: 1000, height: 900 });
		await expect(shown).toHaveCount(0, { timeout: 1000 });
	});
});
