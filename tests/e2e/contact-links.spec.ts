import type { Page } from "playwright/test";
import { apiPaths, policyPath } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy } from "#tests/copy.ts";
import { messageOf, send, toast } from "./support/contact.ts";
import { expectMailedOnce, test, writeInTime } from "./support/contact-site.ts";
import { holdBack } from "./support/hydration.ts";
import { readMails } from "./support/mailbox.ts";
import { expect, isHydrated } from "./support/test.ts";

// Links within the site, followed while a message is being sent, load no other document.

test.use({ expectedFaults: [/console: Failed to load resource/] });
test.beforeEach(({ page }) => page.clock.install());

/** Writes a message and sends it. @returns its words, and a function that lets the API respond */
async function sendWithoutResponse(
	open: (path: string) => Promise<void>,
	page: Page,
): Promise<{ words: string; respond: () => void }> {
	const words = await writeInTime(open, page);
	const respond = await holdBack(page, `**${apiPaths.contact}`);
	await send(page);
	return { words, respond };
}

test("a link on the page itself, followed while a message is being sent, does not make it another message", async ({
	open,
	page,
	site,
}) => {
	const { words, respond } = await sendWithoutResponse(open, page);
	const { action } = copy.contact.support;
	await page.getByRole("link", { name: action.label }).click();
	await expect(page).toHaveURL(action.href);
	await expect(messageOf(page)).toHaveValue(words);
	respond();
	await expectMailedOnce(page, words, site);
	const prefilled = `${copy.contact.prefill.support} `;
	await expect(messageOf(page)).toHaveValue(prefilled);
	await page.reload();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue(prefilled);
	expect(await readMails(words, site.mailboxUrl)).toHaveLength(1);
});

test("on the way to another page and back within the site, one toast confirms it", async ({
	open,
	page,
	site,
}) => {
	const { words, respond } = await sendWithoutResponse(open, page);
	await page.locator(`main a[href="${policyPath("privacy")}"]`).click();
	await expect(page).toHaveURL(policyPath("privacy"));
	await expect(messageOf(page)).toHaveCount(0);
	await page.goBack();
	await expect(messageOf(page)).toHaveValue(words);
	respond();
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue("");
	await expect(toast(page, contactWords.sent)).toHaveCount(1);
});
