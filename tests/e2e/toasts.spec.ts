import type { Page } from "playwright/test";
import {
	toastFadeMs,
	toastGap,
	toastMs,
	toastOffset,
	toastWidth,
	visibleToasts,
} from "#frontend/features/toasts/toast-settings.ts";
import { copy } from "#tests/copy.ts";
import { fieldOf } from "./support/contact.ts";
import { expect, test } from "./support/test.ts";
import {
	clocks,
	haveSlidIn,
	letTimePass,
	openForm,
	toasts,
} from "./support/toasts.ts";

// The contact form shows toasts; here each of its messages is rejected.
test.use({ expectedFaults: [/console: .*status of 400/] });

test("a toast lasts four seconds, with reduced motion too, and is announced once, by one polite region", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	for (const reducedMotion of ["no-preference", "reduce"] as const) {
		await page.emulateMedia({ reducedMotion });
		await say("Not this time");
		await page.mouse.move(0, 0);
		const toast = toasts(page);
		await expect(toast).toHaveAttribute("role", "status");
		expect(
			await toast.evaluate((element) => ({
				around: element.closest("section")?.getAttribute("aria-live"),
				alerts: element.querySelectorAll("[role=alert]").length,
			})),
		).toEqual({ around: "polite", alerts: 0 });
		// The library closes the toast when the timer has run out, and then it fades.
		const clockMs = await page
			.locator(".Toastify__progress-bar--animated")
			.evaluate((bar) =>
				Number(bar.getAnimations()[0]?.effect?.getComputedTiming().endTime),
			);
		expect(clockMs + toastFadeMs, reducedMotion).toBe(toastMs);
		await letTimePass(page);
		await expect(toast).toHaveCount(0);
	}
});

test("three are shown, the rest queue in order; size, gap and offset are as promised", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	for (const words of ["one", "two", "three", "four", "five"]) {
		await say(`Message ${words}`);
	}
	await expect(toasts(page)).toHaveText([
		"Message one",
		"Message two",
		"Message three",
	]);
	expect(await toasts(page).count()).toBe(visibleToasts);
	await haveSlidIn(page);
	const boxes = await toasts(page).evaluateAll((elements) =>
		elements.map((element) => {
			const { width, top, bottom, right } = element.getBoundingClientRect();
			return { width, top, bottom, right };
		}),
	);
	const [, second, third] = boxes;
	expect(third).toMatchObject({
		width: toastWidth,
		right: 1440 - toastOffset,
		bottom: 900 - toastOffset,
	});
	expect((third?.top ?? 0) - (second?.bottom ?? 0)).toBe(toastGap);
	await letTimePass(page);
	await expect(toasts(page)).toHaveText(["Message four", "Message five"]);
});

test("hovering over one pauses the timers of all, until the mouse leaves; so does hiding the page", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	await say("First");
	await say("Second");
	await toasts(page).first().hover();
	await expect.poll(() => clocks(page)).toEqual(["paused", "paused"]);
	await page.mouse.move(0, 0);
	await expect.poll(() => clocks(page)).toEqual(["running", "running"]);
	await setHidden(page, true);
	await expect.poll(() => clocks(page)).toEqual(["paused", "paused"]);
	await setHidden(page, false);
	await expect.poll(() => clocks(page)).toEqual(["running", "running"]);
	await letTimePass(page);
	await expect(toasts(page)).toHaveCount(0);
});

test("AltGr+T and, without a toast, Option+T still type a letter", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	const name = fieldOf(page, "name");
	const isTaken = (altKey: boolean, ctrlKey = false) =>
		name.evaluate(
			(field, [altKey, ctrlKey]) => {
				const keys = { code: "KeyT", altKey, ctrlKey };
				const options = { ...keys, bubbles: true, cancelable: true };
				return !field.dispatchEvent(new KeyboardEvent("keydown", options));
			},
			[altKey, ctrlKey] as const,
		);
	await say("Soon closed");
	expect(await isTaken(true, true)).toBe(false);
	expect(await isTaken(true)).toBe(true);
	await page.getByRole("button", { name: copy.frame.closeToast }).click();
	await expect(toasts(page)).toHaveCount(0);
	expect(await isTaken(true)).toBe(false);
});

test("Alt+T focuses the newest, Escape and closing return focus, and focus pauses the timer", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	const name = fieldOf(page, "name");
	await say("First");
	await say("Second");
	await name.focus();
	await page.keyboard.press("Alt+KeyT");
	await expect(toasts(page).last()).toBeFocused();
	await expect.poll(() => clocks(page)).toEqual(["paused", "paused"]);
	await page.keyboard.press("Escape");
	await expect(name).toBeFocused();
	await expect.poll(() => clocks(page)).toEqual(["running", "running"]);

	await page.keyboard.press("Alt+KeyT");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveText(["First"]);
	await expect(toasts(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(
		page.getByRole("button", { name: copy.frame.closeToast }),
	).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveCount(0);
	await expect(name).toBeFocused();

	await test.step("Tab past the last and Shift+Tab past the first go back too", async () => {
		await say("To be left");
		for (const keys of [["Tab", "Tab"], ["Shift+Tab"]]) {
			await name.focus();
			await page.keyboard.press("Alt+KeyT");
			await expect(toasts(page)).toBeFocused();
			for (const key of keys) await page.keyboard.press(key);
			await expect(name).toBeFocused();
		}
		await expect.poll(() => clocks(page)).toEqual(["running"]);
		await letTimePass(page);
		await expect(toasts(page)).toHaveCount(0);
	});

	await say("For the mouse");
	await name.focus();
	await page.getByRole("button", { name: copy.frame.closeToast }).click();
	await expect(toasts(page)).toHaveCount(0);
	await expect(name).toBeFocused();
});

test("on a phone it stays within the screen, and a tap does not pause it", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		...(baseURL ? { baseURL } : {}),
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});
	const page = await context.newPage();
	const open = async (path: string) => {
		await page.goto(path);
		await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	};
	const expectBox = (box: { x: number; width: number }) =>
		expect.poll(() => toasts(page).boundingBox()).toMatchObject(box);
	const say = await openForm(page, open);
	await page.setViewportSize({ width: 360, height: 740 });
	await say("A message that is long enough to need a second line on a phone");
	await haveSlidIn(page);
	await page.setViewportSize({ width: 420, height: 740 });
	await expectBox({ x: 32, width: 356 });
	await page.setViewportSize({ width: 360, height: 740 });
	await expectBox({ x: 16, width: 328 });
	const box = await toasts(page).boundingBox();
	const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
	await page.touchscreen.tap(x, y);
	await expect.poll(() => clocks(page)).toEqual(["running"]);
	await context.close();
});

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
	await page.evaluate((hidden) => {
		Object.defineProperty(document, "hidden", {
			value: hidden,
			configurable: true,
		});
		document.dispatchEvent(new Event("visibilitychange"));
	}, isHidden);
}
