import type { Locator, Page } from "playwright/test";
import type { ContactFieldName } from "#content/contact/fields.ts";
import { minFillMs } from "#content/contact/limits.ts";
import { copy } from "#tests/copy.ts";

/** The API's response once it has stored a message. */
export const storedResponse = {
	status: 200,
	json: { message: "Stored, says the API", reference: "7QK2-M9XA-0000-0000" },
};

/** Fills in the contact form, which must be on the page. */
export async function fillIn(page: Page, message: string): Promise<void> {
	await fieldOf(page, "name").fill("Robin Tester");
	await fieldOf(page, "email_address").fill("robin@example.com");
	await fieldOf(page, "phone_number").fill("+61 2 5550 0199");
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
	return fieldOf(page, "message");
}

/** The contact form's field, by its label. */
export function fieldOf(page: Page, name: ContactFieldName): Locator {
	return page.getByRole("textbox", { name: copy.contactWords.fields[name] });
}

export function send(page: Page): Promise<void> {
	return sendButton(page).click();
}

export function sendButton(page: Page): Locator {
	return page.getByRole("button", { name: copy.contact.sendLabel });
}

/** Finds a toast by its text, which the form may show as well. */
export function toast(page: Page, text: string): Locator {
	return page.getByRole("region", { name: /Notifications/ }).getByText(text);
}
