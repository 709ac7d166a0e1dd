import { contactFields } from "#content/contact/fields.ts";
import { fill } from "#content/fill.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy } from "#tests/copy.ts";
import { fieldOf, fillIn, send, toast } from "./support/contact.ts";
import { test } from "./support/contact-site.ts";
import { expect } from "./support/test.ts";

test.use({ expectedFaults: [/console: Failed to load resource/] });

test("the field that the API refuses is pointed out until it is changed", async ({
	open,
	page,
}) => {
	const { limit } = contactFields.name;
	await open(routes.contact);
	await fillIn(page, "Not to be lost");
	const name = fieldOf(page, "name");
	await name.fill("x".repeat(limit + 1));
	await send(page);
	const refusal = fill(contactWords.wrong.tooLong, {
		field: contactWords.fields.name,
		limit,
	});
	await expect(toast(page, refusal)).toBeVisible();
	await expect(page.locator("#name:user-invalid")).toBeFocused();
	expect(
		await name.evaluate((field: HTMLInputElement) => field.validationMessage),
	).toBe(refusal);
	await expect(name).toHaveAccessibleDescription(refusal);

	// Refused again without a request until it is changed.
	await send(page);
	await expect(page.locator("#name:invalid")).toBeFocused();
	await page.keyboard.press("End");
	await page.keyboard.press("Backspace");
	await expect(page.locator("#name:valid")).toBeFocused();
	await expect(name).toHaveAccessibleDescription("");
	const request = page.waitForRequest(`**${apiPaths.contact}`);
	await send(page);
	expect((await request).postDataJSON().name).toHaveLength(limit);
});

test("a message that was refused can be sent once a link has prefilled it", async ({
	open,
	page,
}) => {
	await open(routes.contact);
	await fillIn(page, "  ");
	await send(page);
	await expect(page.locator("#message:user-invalid")).toBeFocused();
	await page
		.getByRole("link", { name: copy.contact.support.action.label })
		.click();
	const request = page.waitForRequest(`**${apiPaths.contact}`);
	await send(page);
	expect((await request).postDataJSON().message.trim()).toBe(
		copy.contact.prefill.support,
	);
});
