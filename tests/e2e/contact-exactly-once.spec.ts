import type { Page } from "playwright/test";
import { minFillMs } from "#content/contact/limits.ts";
import { apiPaths, companyPath, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { copy } from "#tests/copy.ts";
import { messageOf, send, sendButton, toast } from "./support/contact.ts";
import {
	expectMailedOnce,
	loseResponse,
	test,
	write,
	writeInTime,
} from "./support/contact-site.ts";
import { holdBack } from "./support/hydration.ts";
import { readMails } from "./support/mailbox.ts";
import { expect, isHydrated } from "./support/test.ts";

// A network that fails half-way, two tabs, full storage, a wrong clock: every message is mailed
// exactly once.

test.use({ expectedFaults: [/console: Failed to load resource/] });

const year = 365 * 86_400_000;

test("two quick presses of Send after a lost response send the same message", async ({
	open,
	page,
	site,
}) => {
	await page.clock.install();
	await loseResponse(page);
	const words = await writeInTime(open, page);
	await send(page);
	await expect(toast(page, contactWords.unreachable)).toBeVisible();
	await sendButton(page).dblclick();
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue("");
});

test("text added after a lost response is mailed too", async ({
	open,
	page,
	site,
}) => {
	await page.clock.install();
	await loseResponse(page);
	const words = await writeInTime(open, page);
	await send(page);
	await expect(toast(page, contactWords.unreachable)).toBeVisible();
	const added = `and this ${crypto.randomUUID()}`;
	await messageOf(page).fill(`${words} ${added}`);
	await send(page);
	await expectMailedOnce(page, added, site);
	await expect.poll(() => readMails(words, site.mailboxUrl)).toHaveLength(2);
});

test("two tabs with the same draft, as after duplicating a tab, each send their own message", async ({
	context,
	open,
	page,
	site,
}) => {
	await open(routes.contact);
	const words = await write(page);
	await backdateDraft(page);
	// A tab opened by this one starts with a copy of its session storage, like a duplicated tab.
	const [other] = await Promise.all([
		context.waitForEvent("page"),
		page.evaluate((path) => void window.open(path), routes.contact),
	]);
	await isHydrated(other);
	await expect(messageOf(other)).toHaveValue(words);
	const own = `From the other tab ${crypto.randomUUID()}`;
	await messageOf(other).fill(own);
	await Promise.all([send(page), send(other)]);
	await expectMailedOnce(page, words, site);
	await expectMailedOnce(other, own, site);
});

/**
 * Has the form, which Playwright's clock cannot do for two tabs, been open for as long as a person
 * needs.
 */
async function backdateDraft(page: Page): Promise<void> {
	await page.evaluate((least) => {
		const draft = JSON.parse(sessionStorage.getItem("contact-draft") ?? "{}");
		draft.startedAt -= least;
		sessionStorage.setItem("contact-draft", JSON.stringify(draft));
	}, minFillMs);
	await page.reload();
	await isHydrated(page);
}

for (const [name, offset] of [
	["a year ahead", year],
	["a year behind", -year],
	["in 1970", -Date.now()],
] as const) {
	test(`a visitor's clock that is ${name} does not make the message look like a bot's`, async ({
		open,
		page,
		site,
	}) => {
		await page.clock.install({ time: Date.now() + offset });
		const words = await writeInTime(open, page);
		await send(page);
		await expectMailedOnce(page, words, site);
	});
}

test("a clock that is set back between the first key and Send does not make the message look like a bot's", async ({
	open,
	page,
	site,
}) => {
	await page.clock.install();
	await open(routes.contact);
	const words = await write(page);
	await page.clock.setSystemTime(Date.now() - year);
	await send(page);
	await expectMailedOnce(page, words, site);
});

for (const area of ["localStorage", "sessionStorage"] as const) {
	test(`a full ${area} does not prevent sending`, async ({
		open,
		page,
		site,
	}) => {
		await page.clock.install();
		await page.addInitScript((area) => {
			const storage = window[area];
			for (let size = 1 << 22; size >= 1; size >>= 1) {
				try {
					for (;;)
						storage.setItem(
							`filler ${size} ${storage.length}`,
							"x".repeat(size),
						);
				} catch {
					// No room for that much any more.
				}
			}
		}, area);
		const words = await writeInTime(open, page);
		await send(page);
		await expectMailedOnce(page, words, site);
		await expect(messageOf(page)).toHaveValue("");
	});
}

test("Send pressed before hydration, and again after it, sends one message", async ({
	page,
	site,
}) => {
	const hydrate = await holdBack(page, "**/assets/main.*.js");
	const respond = await holdBack(page, `**${apiPaths.contact}`);
	const seen = new Promise<string>((resolve) => {
		void page.exposeFunction("report", resolve);
	});
	await page.goto(routes.contact, { waitUntil: "commit" });
	const words = await write(page);
	// In the page, because Playwright would wait for the response, which is held back.
	await page.evaluate(pressTwice);
	hydrate();
	expect(await seen).toBe(`${copy.contact.sendingLabel}, no draft`);
	respond();
	await expect(page.getByText(contactWords.sent)).toBeVisible();
	await expect.poll(() => readMails(words, site.mailboxUrl)).toHaveLength(1);
});

/** Presses Send at once, and again when the form's label changes; reports the label and the saved drafts. */
function pressTwice(): void {
	const button =
		document.querySelector<HTMLButtonElement>("main [type=submit]");
	if (!button) throw new Error("The form has no button");
	new MutationObserver(() => {
		button.click();
		const { report } = window as unknown as { report: (text: string) => void };
		const draft = sessionStorage.getItem("contact-draft") ?? "no draft";
		report(`${button.innerText}, ${draft}`);
	}).observe(button, { characterData: true, childList: true, subtree: true });
	button.click();
}

test("going back to the form of a sent message, in another document, shows an empty form", async ({
	open,
	page,
	site,
}) => {
	await page.clock.install();
	const words = await writeInTime(open, page);
	await send(page);
	await expectMailedOnce(page, words, site);
	await page.goto(companyPath("about"));
	await page.goBack();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue("");
	await page.goForward();
	await page.goBack();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue("");
});
