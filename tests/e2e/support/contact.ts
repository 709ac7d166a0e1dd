import type { Locator, Page } from "playwright/test";
import { minFillMs } from "#content/contact/limits.ts";

/** The API's response once it has stored a message. */
export const storedResponse = {
	status: 200,
	json: { message: "Stored, says the API", reference: "7QK2-M9XA-0000-0000" },
};

/** Fills in the contact form, which must be on the page. */
export async function fillIn(page: Page, message: string): Promise<void> {
	await page.getByLabel("Name").fill("Robin Tester");
	await page.getByLabel("Email").fill("robin@example.com");
	await page.getByLabel("Phone").fill("+61 2 5550 0199");
	await messageOf(page).fill(message);
}

/**
 * Advances the clock by the time a person needs to fill in the form; anyone faster counts as a bot.
 * The page's clock must have been installed (page.clock.install) before the page was opened.
 */
export function passFillTime(page: Page): Promise<void> {
	return page.clock.fastForward(minFillMs);
}

export function messageOf(page: Page): Locator {
	return page.getByRole("textbox", { name: "Message" });
}

export function send(page: Page): Promise<void> {
	return page.getByRole("button", { name: "Send message" }).click();
}

/** Finds a toast by its text, which the form may show as well. */
export function toast(page: Page, text: string): Locator {
	return page.getByRole("region", { name: /Notifications/ }).getByText(text);
}
