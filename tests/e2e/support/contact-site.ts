import type { Page } from "playwright/test";
import { contactWords } from "#tests/contact-words.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { fillIn, toast } from "./contact.ts";
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

export async function expectMailedOnce(
	page: Page,
	words: string,
	{ mailboxUrl }: RunningSite,
): Promise<void> {
	await expect(toast(page, contactWords.sent)).toBeVisible();
	await expect.poll(() => readMails(words, mailboxUrl)).toHaveLength(1);
}
