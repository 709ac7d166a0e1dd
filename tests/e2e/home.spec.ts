import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { stopClock } from "./support/clock.ts";
import { expect, test } from "./support/test.ts";

const spotlight = (page: Page) =>
	page.getByRole("region", { name: "Spotlight" });

// The entry before it still fades while it comes up, so its role is not enough to go by.
const shown = (page: Page) => spotlight(page).locator("[data-shown] a");

/** Opens the home page with a clock that stands still until told. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await open(routes.home);
	await stopClock(page);
}

test("the spotlight turns every four seconds, through to the first again", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const first = await shown(page).textContent();
	// The mouse that leaves begins a whole turn.
	await shown(page).hover();
	await page.mouse.move(0, 0);
	await page.clock.runFor(3999);
	await expect(shown(page)).toHaveText(first ?? "");
	await page.clock.runFor(1);
	await expect(shown(page)).not.toHaveText(first ?? "");
	const count = await spotlight(page)
		.getByRole("listitem", {
			includeHidden: true,
		})
		.count();
	await page.clock.runFor(4000 * (count - 1));
	await expect(shown(page)).toHaveText(first ?? "");
});

test("the mouse, the focus and the pause button each hold the spotlight", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const first = (await shown(page).textContent()) ?? "";
	await shown(page).hover();
	await page.clock.runFor(20_000);
	await expect(shown(page)).toHaveText(first);
	await page.mouse.move(0, 0);

	await page.getByRole("link", { name: "Latest News" }).focus();
	await page.keyboard.press("Tab");
	await expect(shown(page)).toBeFocused();
	await page.clock.runFor(20_000);
	await expect(shown(page)).toHaveText(first);
	await shown(page).blur();

	await page.getByRole("button", { name: "Pause the spotlight" }).click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(20_000);
	await expect(shown(page)).toHaveText(first);
	await page.getByRole("button", { name: "Play the spotlight" }).click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(4000);
	await expect(shown(page)).not.toHaveText(first);
});

test("previous and next move by hand, say where, and shift nothing", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const height = () =>
		spotlight(page).evaluate((element) => element.clientHeight);
	const before = await height();
	const first = (await shown(page).textContent()) ?? "";
	await page.getByRole("button", { name: "Next" }).click();
	await expect(shown(page)).not.toHaveText(first);
	await expect(spotlight(page).locator("[aria-live]")).toHaveText(
		/^2 of \d+: /,
	);
	expect(await height()).toBe(before);
	await page.getByRole("button", { name: "Previous" }).click();
	await expect(shown(page)).toHaveText(first);
});

test("the entry is a link to its page", async ({ open, page }) => {
	await open(routes.home);
	const href = await shown(page).getAttribute("href");
	await shown(page).click();
	expect(href).toMatch(/^\//);
	await expect(page).toHaveURL(href ?? "");
});

test("nothing moves with reduced motion, and the network is a drawing", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await openStill(page, open);
	const first = (await shown(page).textContent()) ?? "";
	await page.clock.runFor(30_000);
	await expect(shown(page)).toHaveText(first);
	await expect(page.locator("canvas")).toBeHidden();
	expect(scripts.filter((url) => url.includes("network-canvas"))).toEqual([]);
});

test("the network moves at thirty frames a second, sharp, and rests off screen and in a hidden tab", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.addInitScript(() => {
		const counts = window as unknown as { drawn: number };
		counts.drawn = 0;
		const { clearRect } = CanvasRenderingContext2D.prototype;
		CanvasRenderingContext2D.prototype.clearRect = function (...box) {
			counts.drawn += 1;
			clearRect.apply(this, box);
		};
	});
	await open(routes.home);
	const canvas = page.locator("canvas");
	await expect(canvas).toBeVisible();
	const drawnIn = (ms: number) =>
		page.evaluate(async (wait) => {
			const counts = window as unknown as { drawn: number };
			const before = counts.drawn;
			await new Promise((resolve) => setTimeout(resolve, wait));
			return counts.drawn - before;
		}, ms);
	const inASecond = await drawnIn(1000);
	expect(inASecond).toBeGreaterThan(15);
	expect(inASecond).toBeLessThanOrEqual(32);
	expect(
		await canvas.evaluate((element: HTMLCanvasElement) => [
			element.width - Math.round(element.clientWidth * devicePixelRatio),
			element.height - Math.round(element.clientHeight * devicePixelRatio),
		]),
	).toEqual([0, 0]);

	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await page.waitForTimeout(200);
	expect(await drawnIn(500)).toBe(0);
	await page.evaluate(() => scrollTo(0, 0));
	await page.waitForTimeout(200);
	expect(await drawnIn(500)).toBeGreaterThan(5);

	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { value: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await page.waitForTimeout(100);
	expect(await drawnIn(500)).toBe(0);
});

test("the network takes the other theme's colours at once", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open(routes.home);
	await expect(page.locator("canvas")).toBeVisible();
	const brightest = () =>
		page.locator("canvas").evaluate((element: HTMLCanvasElement) => {
			const { width, height } = element;
			const pixels = element
				.getContext("2d")
				?.getImageData(0, 0, width, height).data;
			let green = 0;
			for (let at = 0; pixels && at < pixels.length; at += 4) {
				// Only what is drawn in full.
				if (pixels[at + 3] === 255)
					green = Math.max(green, pixels[at + 1] ?? 0);
			}
			return green;
		});
	const strongest = () =>
		page
			.locator("[data-part=stem]")
			.evaluate((element) => getComputedStyle(element).stroke);
	const light = await strongest();
	await page
		.getByRole("button", { name: "Switch between light and dark" })
		.click();
	expect(await strongest()).not.toBe(light);
	await expect.poll(brightest).toBeGreaterThan(180);
});

/**
 * Watches each word from its first frame to its last, by its own animation, without waiting
 * for it: where it is at full size, how strong, how long.
 */
async function watchWords(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const seen: Word[] = [];
		Object.assign(window, { seen });
		/** Boxes of the lines of text in the hero, not of what holds them. */
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

test("words from the news come up one at a time, as specified, clear of edges and text", async ({
	open,
	page,
}) => {
	await watchWords(page);
	await page.clock.install();
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	await expect(page.locator("[data-words]")).toBeAttached();
	for (const [width, height] of [
		[1440, 900],
		[768, 1024],
		[360, 740],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 0));
		// The clock is the page's timers; what has come up stays to be in the way.
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
		expect(word.edge).toBeGreaterThanOrEqual(99.5);
	}
	expect(Math.max(...words.map(({ to }) => to))).toBeCloseTo(5, 1);
	const pauses = words
		.slice(1)
		.map(({ at }, index) => at - (words[index]?.at ?? 0));
	expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1999);
});

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

test("models and integrations take turns every three seconds, until someone stills them", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await open("/products/flowforge");
	const cards = page.locator("#extensions article");
	await cards.first().scrollIntoViewIfNeeded();
	const pause = page.getByRole("button", { name: "Pause the diagrams" });
	await expect(pause).toBeVisible();
	// The list wakes after the page; its button answers from then on.
	await pause.click();
	const play = page.getByRole("button", { name: "Play the diagrams" });
	await expect(play).toBeVisible();
	const names = (card: number) =>
		cards.nth(card).locator("svg[role=img] text").allTextContents();
	const wait = (ms: number) => page.clock.runFor(ms);
	await stopClock(page);
	const away = () => page.mouse.move(2, 400);

	const first = await names(0);
	await test.step("the button holds all", async () => {
		await away();
		await wait(30_000);
		expect(await names(0)).toEqual(first);
	});

	await test.step("both names change with a fade, on time", async () => {
		await play.click();
		await away();
		await wait(2999);
		expect(await names(0)).toEqual(first);
		await wait(1);
		await expect.poll(() => names(0)).not.toEqual(first);
		const second = await names(0);
		const isTurn = (name: string) =>
			cards
				.nth(0)
				.getByText(name, { exact: true })
				.evaluate((text) => getComputedStyle(text).animationName);
		const changed = second.filter((name) => !first.includes(name));
		expect(changed).toHaveLength(2);
		for (const name of changed) expect(await isTurn(name)).not.toBe("none");
	});

	await test.step("the mouse or the focus on a card holds that card alone", async () => {
		await cards.nth(0).locator("p").first().hover();
		let [held, others] = [await names(0), await names(1)];
		await wait(9000);
		expect(await names(0)).toEqual(held);
		expect(await names(1)).not.toEqual(others);
		await away();
		await play.or(pause).focus();
		await page.keyboard.press("Tab");
		await expect(cards.nth(0).getByRole("link")).toBeFocused();
		[held, others] = [await names(0), await names(1)];
		await wait(9000);
		expect(await names(0)).toEqual(held);
		expect(await names(1)).not.toEqual(others);
		await page.keyboard.press("Shift+Tab");
	});

	await test.step("off screen, in a hidden tab and with reduced motion all rest", async () => {
		// The page hears of it a frame or two after the test has seen it.
		const rests = () =>
			expect(async () => {
				const held = await names(0);
				await wait(9000);
				expect(await names(0)).toEqual(held);
			}).toPass({ timeout: 5000 });
		await page.evaluate(() => scrollTo(0, 0));
		await expect(cards.nth(0)).not.toBeInViewport();
		await rests();
		await cards.first().scrollIntoViewIfNeeded();
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", {
				value: true,
				configurable: true,
			});
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await rests();
		await page.evaluate(() => {
			Object.defineProperty(document, "hidden", { value: false });
			document.dispatchEvent(new Event("visibilitychange"));
		});
		await page.emulateMedia({ reducedMotion: "reduce" });
		await rests();
		await expect(pause).toBeHidden();
	});
});
