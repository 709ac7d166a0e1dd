import type { Locator, Page } from "playwright/test";

/** What the API responds once it has stored a message. */
export const storedResponse = {
	status: 200,
	json: { message: "Stored, says the API", reference: "7QK2-M9XA-0000-0000" },
};

/** Fills in the contact form, which must be on the screen. */
export async function fillIn(page: Page, message: string): Promise<void> {
	await page.getByLabel("Name").fill("Robin Tester");
	await page.getByLabel("Email").fill("robin@example.com");
	await page.getByLabel("Phone").fill("+61 2 5550 0199");
	await messageOf(page).fill(message);
}

export function messageOf(page: Page): Locator {
	return page.getByRole("textbox", { name: "Message" });
}

export function send(page: Page): Promise<void> {
	return page.getByRole("button", { name: "Send message" }).click();
}

/** A toast with the text, which the form may say as well. */
export function toast(page: Page, text: string): Locator {
	return page.getByRole("region", { name: /Notifications/ }).getByText(text);
}
