import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import {
	toastGap,
	toastMs,
	toastOffset,
	toastWidth,
	visibleToasts,
} from "#frontend/layout/toast-timing.ts";
import { expect, test } from "./support/test.ts";

// The contact form is what speaks in toasts; here each of its messages is refused.
test.use({ expectedFaults: [/console: .*status of 400/] });

const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Opens the form, filled in; `say` sends it, which the API refuses with the words. */
async function openForm(page: Page, open: (path: string) => Promise<void>) {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.contact);
	await page.getByLabel("Name").fill("Ada");
	await page.getByLabel("Email").fill("ada@example.com");
	await page.getByLabel("Message", { exact: true }).fill("Good morning to you");
	let words = "";
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill({ status: 400, json: { message: words } }),
	);
	const button = page.locator("form button[type=submit]");
	return async (message: string) => {
		words = message;
		const answer = page.waitForResponse(`**${apiPaths.contact}`);
		await button.click();
		await answer;
		await expect(button).toBeEnabled();
		// What waits behind three others is not there yet.
		await expect
			.poll(async () =>
				(
					await page.locator(".Toastify__toast, .plain-toast").allTextContents()
				).join(),
			)
			.toMatch(new RegExp(`${message}|(Message.*){3}`));
	};
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`a toast lives four seconds, with motion: ${reducedMotion}`, async ({
		open,
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		const say = await openForm(page, open);
		const life = page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let since = 0;
					new MutationObserver((_, observer) => {
						const isThere = document.querySelector(".Toastify__toast") !== null;
						if (isThere && since === 0) since = performance.now();
						if (isThere || since === 0) return;
						observer.disconnect();
						resolve(performance.now() - since);
					}).observe(document.body, { childList: true, subtree: true });
				}),
		);
		await say("Not this time");
		await page.mouse.move(0, 0);
		expect(await life).toBeGreaterThan(toastMs - 50);
		expect(await life).toBeLessThan(toastMs + 150);
	});
}

test("three show, the rest wait their turn, in order; size, gap and offset are as specified", async ({
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
	// They arrive from below.
	await page.waitForTimeout(300);
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
	await expect(toasts(page)).toHaveText(["Message four", "Message five"]);
});

test("the mouse on one stops the clock of all, until it leaves", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	await say("First");
	await say("Second");
	await toasts(page).first().hover();
	await page.waitForTimeout(toastMs + 1000);
	await expect(toasts(page)).toHaveCount(2);
	await page.mouse.move(0, 0);
	await expect(toasts(page)).toHaveCount(0);
});

test("a hidden page stops the clock", async ({ open, page }) => {
	const say = await openForm(page, open);
	await say("For later");
	await setHidden(page, true);
	await page.waitForTimeout(toastMs + 1000);
	await expect(toasts(page)).toHaveCount(1);
	await setHidden(page, false);
	await expect(toasts(page)).toHaveCount(0);
});

test("Alt+T goes to the newest, Escape and closing go back, and focus stops the clock", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	const name = page.getByLabel("Name");
	await say("First");
	await say("Second");
	await name.focus();
	await page.keyboard.press("Alt+KeyT");
	await expect(toasts(page).last()).toBeFocused();
	await page.waitForTimeout(toastMs + 1000);
	await expect(toasts(page)).toHaveCount(2);
	await page.keyboard.press("Escape");
	await expect(name).toBeFocused();

	await page.keyboard.press("Alt+KeyT");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveText(["First"]);
	await expect(toasts(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveCount(0);
	await expect(name).toBeFocused();

	await say("For the mouse");
	await name.focus();
	await page.getByRole("button", { name: "Close" }).click();
	await expect(toasts(page)).toHaveCount(0);
	await expect(name).toBeFocused();
});

test("a swipe throws it out by distance or by speed, and otherwise it comes back", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	const swipe = async (dx: number, pauseMs: number) => {
		const box = await toasts(page).boundingBox();
		if (!box) throw new Error("no toast");
		const [x, y] = [box.x + 60, box.y + box.height / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + dx / 2, y);
		await page.waitForTimeout(pauseMs);
		await page.mouse.move(x + dx, y);
		await page.mouse.up();
	};
	await say("Swipe me");
	await toasts(page).hover();
	await page.waitForTimeout(300);
	await swipe(20, 500);
	await page.waitForTimeout(400);
	await expect(toasts(page)).toHaveCount(1);
	expect(
		await toasts(page).evaluate((element) => element.style.translate),
	).toBe("");
	await swipe(21, 500);
	await expect(toasts(page)).toHaveCount(0, { timeout: 1000 });

	await say("Swipe me to the left");
	await page.waitForTimeout(300);
	await swipe(-21, 500);
	await expect(toasts(page)).toHaveCount(0, { timeout: 1000 });

	await say("Flick me");
	await page.waitForTimeout(300);
	await swipe(20, 0);
	await expect(toasts(page)).toHaveCount(0, { timeout: 1000 });
});

test("it is announced once: one polite region, and none that is louder within", async ({
	open,
	page,
}) => {
	const say = await openForm(page, open);
	await say("Hear me once");
	const toast = toasts(page);
	await expect(toast).toHaveAttribute("role", "status");
	expect(
		await toast.evaluate((element) => ({
			around: element.closest("section")?.getAttribute("aria-live"),
			alerts: element.querySelectorAll("[role=alert]").length,
		})),
	).toEqual({ around: "polite", alerts: 0 });
});

test("on a phone it keeps within the screen and a tap does not hold it", async ({
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
	const say = await openForm(page, open);
	await page.setViewportSize({ width: 360, height: 740 });
	await say("A message that is long enough to need a second line on a phone");
	await page.waitForTimeout(300);
	const box = await toasts(page).boundingBox();
	expect(box?.x).toBe(16);
	expect(box?.width).toBe(328);
	await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
	await expect(toasts(page)).toHaveCount(0);
	await context.close();
});

test.describe("without a network for its code", () => {
	test.use({
		expectedFaults: [/console: .*(status of 400|ERR_FAILED)/],
	});

	test("the message still shows", async ({ open, page }) => {
		await page.route(
			/\/assets\/(Toaster|unstyled|react-toastify)[^/]*\.js$/,
			(route) => route.abort(),
		);
		const say = await openForm(page, open);
		await say("The network is gone");
		await expect(
			page.getByRole("status").getByText("The network is gone"),
		).toBeVisible();
	});
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
