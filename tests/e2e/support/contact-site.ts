import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { fillIn, passFillTime, toast } from "./contact.ts";
import { readMails } from "./mailbox.ts";
import { test as base, expect } from "./test.ts";

/** A separate site, where one visitor may send more messages an hour than elsewhere. */
export const test = base.extend<object, { site: RunningSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const site = await startSite(undefined, { MESSAGES_PER_HOUR: "100" });
			await use(site);
			await site.close();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
});

/** Fills in the contact form. @returns the message, which is like no other */
export async function write(page: Page): Promise<string> {
	const words = `Written with care ${crypto.randomUUID()}`;
	await fillIn(page, words);
	return words;
}

/**
 * Opens the form, fills it in, and lets as much time pass as a person needs; the page's clock is installed.
 * @returns the message
 */
export async function writeInTime(
	open: (path: string) => Promise<void>,
	page: Page,
): Promise<string> {
	await open(routes.contact);
	const words = await write(page);
	await passFillTime(page);
	return words;
}

/** The next message arrives; its response does not. */
export async function loseResponse(page: Page): Promise<void> {
	await page.route(
		`**${apiPaths.contact}`,
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
}

export async function expectMailedOnce(
	page: Page,
	words: string,
	{ mailboxUrl }: RunningSite,
): Promise<void> {
	await expect(toast(page, contactWords.sent)).toBeVisible();
	await expect.poll(() => readMails(words, mailboxUrl)).toHaveLength(1);
}
