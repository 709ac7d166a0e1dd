import { contactFields } from "#content/contact/fields.ts";
import { fill } from "#content/fill.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy } from "#tests/copy.ts";
import {
	fieldOf,
	fillIn,
	messageOf,
	passFillTime,
	send,
	sendButton,
	storedResponse,
	toast,
} from "./support/contact.ts";
import { holdBack } from "./support/hydration.ts";
import { readMails } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";

test("a message is confirmed by a toast and can be read in the inbox", async ({
	open,
	page,
}) => {
	const words = `A question about FinOps ${crypto.randomUUID()}`;
	await page.clock.install();
	await open(routes.contact);
	await fillIn(page, words);
	await passFillTime(page);
	const request = page.waitForRequest(`**${apiPaths.contact}`);
	await send(page);

	expect((await request).postDataJSON()).toEqual({
		name: "Robin Tester",
		phone_number: "+61 2 5550 0199",
		email_address: "robin@example.com",
		category: "General Enquiry",
		message: words,
	});
	await expect(toast(page, contactWords.sent)).toBeVisible();
	await expect(messageOf(page)).toHaveValue("");
	await expect.poll(() => readMails(words)).toHaveLength(1);
	const [mail = ""] = await readMails(words);
	expect(mail).toContain("robin@example.com");
	expect(mail).toContain("Robin Tester");
});

test("input that the browser can reject is not sent", async ({
	open,
	page,
}) => {
	let requests = 0;
	page.on("request", (request) => {
		if (request.url().endsWith(apiPaths.contact)) requests += 1;
	});
	await open(routes.contact);
	await fillIn(page, "Hello");
	const email = fieldOf(page, "email_address");
	// Browsers reject non-ASCII letters before the @; the API accepts them.
	for (const refused of ["not an address", "röbin@example.com"]) {
		await email.fill(refused);
		await send(page);
		await expect(page.locator("#email_address:invalid")).toBeFocused();
	}
	expect(requests).toBe(0);
	await email.fill("robin@münchen.example");
	await expect(page.locator("#email_address:valid")).toBeVisible();
});

test("the field that stops a message keeps its label in view on a phone", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open(routes.contact);
	await sendButton(page).click();
	await expect(fieldOf(page, "name")).toBeFocused();
	await expect
		.poll(() =>
			page.evaluate(() => {
				const box = document.activeElement?.parentElement
					?.querySelector("label")
					?.getBoundingClientRect();
				const x = (box?.left ?? 0) + 5;
				return document.elementFromPoint(x, (box?.top ?? 0) + 2)?.tagName;
			}),
		)
		.toBe("LABEL");
});

test.describe("a pasted text that is too long", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("is not cut off unnoticed, but refused with the reason", async ({
		open,
		page,
	}) => {
		await open(routes.contact);
		await fillIn(page, "");
		const message = messageOf(page);
		for (const [length, reason] of [
			[
				contactFields.message.limit + 1_000,
				fill(contactWords.wrong.tooLong, {
					field: contactWords.fields.message,
					limit: contactFields.message.limit,
				}),
			],
			// More than a request may carry that outlives its page.
			[70_000, contactWords.refusals.tooLarge],
		] as const) {
			await message.fill("");
			await message.focus();
			const text = `${"word ".repeat((length - 10) / 5)}and so on.`;
			await page.keyboard.insertText(text);
			await send(page);
			await expect(toast(page, reason)).toBeVisible();
			await expect(message).toHaveValue(text);
		}
	});
});

test("sends one request, however often the button is pressed, which stays as wide and its label as readable meanwhile", async ({
	open,
	page,
}) => {
	let requests = 0;
	page.on("request", (request) => {
		if (request.url().endsWith(apiPaths.contact)) requests += 1;
	});
	const respond = await holdBack(page, `**${apiPaths.contact}`, (route) =>
		route.fulfill(storedResponse),
	);
	await open(routes.contact);
	await fillIn(page, "Hello");
	const box = await sendButton(page).boundingBox();
	// Both clicks in one task, before the page can re-render between them.
	await sendButton(page).evaluate((button) => {
		(button as HTMLButtonElement).click();
		(button as HTMLButtonElement).click();
	});
	const { sendingLabel } = copy.contact;
	const sending = page.getByRole("button", { name: sendingLabel });
	await expect(sending).toBeDisabled();
	await expect(sending).toHaveCSS("opacity", "1");
	expect((await sending.boundingBox())?.width).toBe(box?.width);
	await expect(page.locator("form [role=status]")).toHaveText(sendingLabel);
	await fieldOf(page, "name").press("Enter");
	respond();
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	expect(requests).toBe(1);
});

test("typed text is restored after a reload and deleted once it has been sent", async ({
	open,
	page,
}) => {
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill(storedResponse),
	);
	await open(routes.contact);
	await fillIn(page, "Half a thought");
	await open(routes.contact);
	await expect(fieldOf(page, "name")).toHaveValue("Robin Tester");
	await expect(messageOf(page)).toHaveValue("Half a thought");
	await send(page);
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	// Left in the storage, it would be sent again by the next page that has the form, which then empties it.
	expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
		"contact-draft",
	);
	await open(routes.contact);
	await expect(fieldOf(page, "name")).toHaveValue("");
});
