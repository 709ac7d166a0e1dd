import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { fieldOf, messageOf } from "./contact.ts";
import { expect } from "./test.ts";

export const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Returns the state of each toast's timer; an animation counts the four seconds. */
export const clocks = (page: Page) =>
	page
		.locator(".Toastify__progress-bar--animated")
		.evaluateAll((bars) =>
			bars.flatMap((bar) =>
				bar.getAnimations().map((clock) => clock.playState),
			),
		);

/** Lets the remaining time pass; paused timers stay. */
export const letTimePass = (page: Page) =>
	page.locator(".Toastify__progress-bar--animated").evaluateAll((bars) => {
		for (const bar of bars) {
			for (const clock of bar.getAnimations()) {
				if (clock.playState === "running") clock.finish();
			}
		}
	});

/** Waits until the toasts have slid in from below. */
export const haveSlidIn = (page: Page) =>
	toasts(page).evaluateAll((elements) =>
		Promise.all(
			elements
				.flatMap((element) => element.getAnimations())
				.map(({ finished }) => finished),
		),
	);

/** Stops the timers permanently, so that a slow machine cannot let one run out. */
export const stopClocks = (page: Page) =>
	page.locator(".Toastify__progress-bar--animated").evaluateAll((bars) => {
		for (const bar of bars) {
			for (const clock of bar.getAnimations()) clock.pause();
		}
	});

/** Opens the form, filled in; `say` sends it, and the API rejects it with that text. */
export async function openForm(
	page: Page,
	open: (path: string) => Promise<void>,
) {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.contact);
	await fieldOf(page, "name").fill("Ada");
	await fieldOf(page, "email_address").fill("ada@example.com");
	await messageOf(page).fill("Good morning to you");
	let words = "";
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill({ status: 400, json: { message: words } }),
	);
	const button = page.locator("form button[type=submit]");
	return async (message: string) => {
		words = message;
		const response = page.waitForResponse(`**${apiPaths.contact}`);
		await button.click();
		await response;
		await expect(button).toBeEnabled();
		// Toasts queued behind three others do not exist yet.
		await expect
			.poll(async () =>
				(
					await page.locator(".Toastify__toast, .plain-toast").allTextContents()
				).join(),
			)
			.toMatch(new RegExp(`${message}|(Message.*){3}`));
	};
}
