import type { Page } from "playwright/test";
import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { fillIn, passFillTime, toast } from "./contact.ts";
import { readMails } from "./mailbox.ts";
import { test as base, expect } from "./test.ts";

/** A separate site with a higher hourly message limit per visitor. */
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

/** Fills in the contact form. @returns the message, which is unique */
export async function write(page: Page): Promise<string> {
	const words = `Written with care ${crypto.randomUUID()}`;
	await fillIn(page, words);
	return words;
}

/**
 * Opens the form, fills it in and advances the page's clock, which must be installed, by the time a
 * person needs.
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

/** Lets the next message reach the server, but drops its response. */
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
