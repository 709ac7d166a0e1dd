import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { copy, patternOf } from "#tests/copy.ts";
import { stopClock } from "./support/clock.ts";
import { expect, test } from "./support/test.ts";

const spotlight = (page: Page) =>
	page.getByRole("region", { name: copy.home.spotlight.label });

// The previous entry is still fading out while the next appears, so the role does not identify it.
const shown = (page: Page) => spotlight(page).locator("[data-shown] a");

/** Opens the home page with a stopped clock. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await open(routes.home);
	await stopClock(page);
}

test("the spotlight rotates every four seconds and starts over after the last entry", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const first = await shown(page).textContent();
	// When the mouse leaves, a full interval begins.
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
	// Passes over the network's frames in between.
	for (let entry = 1; entry < count; entry += 1) {
		await page.clock.fastForward(4000);
	}
	await expect(shown(page)).toHaveText(first ?? "");
});

test("hovering, focus and the pause button each pause the spotlight", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const first = (await shown(page).textContent()) ?? "";
	await shown(page).hover();
	await page.clock.fastForward(20_000);
	await expect(shown(page)).toHaveText(first);
	await page.mouse.move(0, 0);

	await page.getByRole("link", { name: copy.home.secondary.label }).focus();
	await page.keyboard.press("Tab");
	await expect(shown(page)).toBeFocused();
	await page.clock.fastForward(20_000);
	await expect(shown(page)).toHaveText(first);
	await shown(page).blur();

	await page.getByRole("button", { name: copy.home.spotlight.pause }).click();
	await page.mouse.move(0, 0);
	await page.clock.fastForward(20_000);
	await expect(shown(page)).toHaveText(first);
	await page.getByRole("button", { name: copy.home.spotlight.play }).click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(4000);
	await expect(shown(page)).not.toHaveText(first);
});

test("previous and next change the entry by hand, say which it is, and shift nothing; it is a link to its page", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const height = () =>
		spotlight(page).evaluate((element) => element.clientHeight);
	const before = await height();
	const first = (await shown(page).textContent()) ?? "";
	await page.getByRole("button", { name: copy.home.spotlight.next }).click();
	await expect(shown(page)).not.toHaveText(first);
	await expect(spotlight(page).locator("[aria-live]")).toHaveText(
		new RegExp(
			`^${patternOf(fill(copy.home.spotlight.place, { number: 2 })).source}$`,
		),
	);
	expect(await height()).toBe(before);
	await page
		.getByRole("button", { name: copy.home.spotlight.previous })
		.click();
	await expect(shown(page)).toHaveText(first);
	const href = (await shown(page).getAttribute("href")) ?? "";
	expect(href).toMatch(/^\//);
	await shown(page).click();
	await expect(page).toHaveURL(href);
});

test("with reduced motion the spotlight stays, and the network's animation is not loaded", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await openStill(page, open);
	const first = (await shown(page).textContent()) ?? "";
	await page.clock.fastForward(30_000);
	await expect(shown(page)).toHaveText(first);
	// Nothing moves, so there is nothing to pause.
	const { pause, next } = copy.home.spotlight;
	await expect(page.getByRole("button", { name: next })).toBeVisible();
	await expect(page.getByRole("button", { name: pause })).toBeHidden();
	await expect(page.locator("canvas")).toBeHidden();
	expect(scripts.filter((url) => url.includes("network-canvas"))).toEqual([]);
});

test("the network animates at thirty frames a second, sharply, and stops off screen and in a hidden tab", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => {
		const counts = window as unknown as { drawn: number };
		counts.drawn = 0;
		const { clearRect } = CanvasRenderingContext2D.prototype;
		CanvasRenderingContext2D.prototype.clearRect = function (...box) {
			counts.drawn += 1;
			clearRect.apply(this, box);
		};
	});
	await openStill(page, open);
	const canvas = page.locator("canvas");
	await expect(canvas).toBeVisible();
	const drawn = () =>
		page.evaluate(() => (window as unknown as { drawn: number }).drawn);
	/**
	 * Counts the frames drawn within a second of the page's clock, once the page has received the
	 * test's events.
	 */
	const aSecondDraws = (expected: number) =>
		expect(async () => {
			const before = await drawn();
			await page.clock.runFor(1000);
			const frames = (await drawn()) - before;
			expect(Math.abs(frames - expected)).toBeLessThanOrEqual(
				expected === 0 ? 0 : 2,
			);
		}).toPass({ timeout: 5000 });
	await aSecondDraws(30);
	expect(
		await canvas.evaluate((element: HTMLCanvasElement) => {
			// The device pixels that it covers: the browser moves each edge to the nearest.
			const at = (edge: number) => Math.round(edge * devicePixelRatio);
			const box = element.getBoundingClientRect();
			return [
				element.width - (at(box.right) - at(box.left)),
				element.height - (at(box.bottom) - at(box.top)),
			];
		}),
	).toEqual([0, 0]);

	await page.evaluate(() =>
		scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
	);
	await aSecondDraws(0);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await aSecondDraws(30);

	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { value: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await aSecondDraws(0);
});

test("the pause button stops the network and the words around it too, until it is pressed again", async ({
	open,
	page,
}) => {
	await openStill(page, open);
	const { pause, play } = copy.home.spotlight;
	const words = page.locator("[data-words] > *");
	const network = () =>
		page
			.locator("canvas")
			.evaluate((element: HTMLCanvasElement) => element.toDataURL());
	await expect(page.locator("canvas")).toBeVisible();
	await expect(async () => {
		await page.clock.runFor(2000);
		await expect(words).not.toHaveCount(0, { timeout: 100 });
	}).toPass();

	await page.getByRole("button", { name: pause }).click();
	await page.mouse.move(0, 0);
	await expect(words).toHaveCount(0);
	const before = await network();
	await page.clock.runFor(6000);
	expect((await network()) === before).toBe(true);
	await expect(words).toHaveCount(0);

	await page.getByRole("button", { name: play }).click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(1000);
	expect((await network()) === before).toBe(false);
});

test("the network switches to the other theme's colours at once", async ({
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
				// Only fully drawn pixels.
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
	await page.getByRole("button", { name: copy.frame.themeLabel }).click();
	expect(await strongest()).not.toBe(light);
	await expect.poll(brightest).toBeGreaterThan(180);
});
