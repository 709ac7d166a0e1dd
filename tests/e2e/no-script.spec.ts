import type { Page } from "playwright/test";
import { fill } from "#content/fill.ts";
import { routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { advisory, category, service } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { fieldOf, messageOf, sendButton } from "./support/contact.ts";
import { readMails } from "./support/mailbox.ts";
import { bar, sections } from "./support/menu.ts";
import { searchButton } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test.use({
	javaScriptEnabled: false,
	expectedFaults: [/console: .*status of 404/],
});

test("without JavaScript every kind of page shows its full content", async ({
	page,
}) => {
	test.setTimeout(60_000);
	for (const [name, path] of Object.entries(screens)) {
		await page.goto(path);
		await expect
			.soft(page.getByRole("heading", { level: 1 }), name)
			.toBeVisible();
		// Not textContent: hidden text does not count.
		const words = (await page.getByRole("main").innerText()).split(/\s+/);
		// Not-found pages are short.
		const least = name.includes("not-found") ? 10 : 40;
		expect.soft(words.length, `words of ${name}`).toBeGreaterThan(least);
		await expect
			.soft(page.locator(".needs-script:visible"), name)
			.toHaveCount(0);
	}
});

test("without JavaScript the menu and footer links work, and the search has no button", async ({
	page,
}) => {
	await page.goto("/");
	await expect(searchButton(page)).toBeHidden();
	await bar(page).getByRole("link", { name: sections.services }).click();
	await expect(page).toHaveURL("/#footer-services");
	await page
		.getByRole("navigation", { name: copy.frame.footerLabel })
		.getByRole("link", { name: category.menu.label, exact: true })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		category.title,
	);
});

test("without JavaScript questions and details expand", async ({ page }) => {
	const { questions } = service;
	const paths = [
		...(questions ? [screens.service] : []),
		...(advisory ? [screens.advisories] : []),
	];
	for (const path of paths) {
		await page.goto(path ?? "/");
		const details = page.getByRole("main").locator("details").first();
		await expect(details.locator("p").first()).toBeHidden();
		await details.locator("summary").click();
		await expect(details.locator("p").first()).toBeVisible();
	}
});

const badAddress = fill(copy.contactWords.wrong.address, {
	field: copy.contactWords.fields.email_address,
});

test.describe("without JavaScript the contact form posts, and the response page says", () => {
	test.use({ expectedFaults: [/console: .*status of 4(00|13|29)/] });

	test("that the message was sent, once however often it is reloaded", async ({
		page,
		baseURL,
	}) => {
		const words = `Plain form ${crypto.randomUUID()}`;
		await fillIn(page, "robin@example.com", words);
		await send(page);

		await expectResponse(page, copy.contactWords.responsePage.sentTitle);
		await expect.poll(() => readMails(words)).toHaveLength(1);
		await page.reload();
		await expectResponse(page, copy.contactWords.responsePage.sentTitle);
		expect(await readMails(words)).toHaveLength(1);
		await page
			.getByRole("link", {
				name: copy.contactWords.responsePage.home,
				exact: true,
			})
			.click();
		await expect(page).toHaveURL(`${baseURL}/`);
	});

	test("that a field is wrong, with everything typed, ready to be sent again", async ({
		page,
	}) => {
		const words = `Left <b>as</b> it was ${crypto.randomUUID()}`;
		// The browser accepts an email address without a dot in its domain.
		await fillIn(page, "robin@example", words);
		await fieldOf(page, "phone_number").fill("+61 2 5550 0199");
		await send(page);

		await expectResponse(page, copy.contactWords.responsePage.refusedTitle);
		await expect(page.getByRole("alert")).toHaveText(badAddress);
		const email = fieldOf(page, "email_address");
		await expect(email).toBeFocused();
		await expect(email).toHaveAttribute("aria-invalid", "true");
		await expect(email).toHaveAccessibleDescription(badAddress);
		await expect(fieldOf(page, "name")).toHaveValue("Robin Plain");
		await expect(fieldOf(page, "phone_number")).toHaveValue("+61 2 5550 0199");
		await expect(messageOf(page)).toHaveValue(words);

		await email.fill("robin@example.com");
		await send(page);
		await expectResponse(page, copy.contactWords.responsePage.sentTitle);
		await expect.poll(() => readMails(words)).toHaveLength(1);
	});

	test("that the message is too large, and how to get back to it", async ({
		page,
	}) => {
		await fillIn(page, "robin@example.com", "x".repeat(70_000));
		await send(page);
		await expectResponse(page, copy.contactWords.responsePage.refusedTitle);
		await expect(page.getByRole("alert")).toHaveText(
			copy.contactWords.refusals.tooLarge,
		);
		await expect(
			page.getByText(copy.contactWords.responsePage.useBack),
		).toBeVisible();
	});
});

async function fillIn(page: Page, email: string, words: string): Promise<void> {
	await page.goto(routes.contact);
	await fieldOf(page, "name").fill("Robin Plain");
	await fieldOf(page, "email_address").fill(email);
	await messageOf(page).fill(words);
}

function send(page: Page): Promise<void> {
	return sendButton(page).click();
}

/** Asserts that the page has the site's look: its stylesheet and font are loaded. */
async function expectResponse(page: Page, heading: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	await expect(page.locator("body")).toHaveCSS(
		"background-color",
		"rgb(250, 250, 246)",
	);
	await expect
		.poll(() =>
			page.evaluate(() => document.fonts.check('1em "Instrument Sans"')),
		)
		.toBe(true);
}
