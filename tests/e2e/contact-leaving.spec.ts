import type { Page } from "playwright/test";
import {
	apiPaths,
	companyPath,
	demoHref,
	platformId,
	policyPath,
} from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import type { RunningSite } from "#tests/start-site.ts";
import { messageOf, send, toast } from "./support/contact.ts";
import { expectMailedOnce, test, writeInTime } from "./support/contact-site.ts";
import { holdBack } from "./support/hydration.ts";
import { readMails } from "./support/mailbox.ts";
import { startToLeave } from "./support/missing-part.ts";
import { returnFromCache } from "./support/page-cache.ts";
import { expect, isHydrated } from "./support/test.ts";

// A visitor who leaves the page while a message is being sent finds out what became of it on return.

test.use({ expectedFaults: [/console: Failed to load resource/] });
test.beforeEach(({ page }) => page.clock.install());

/** Leaves the next message, which the server stores, without a response. */
async function leaveUnanswered(page: Page): Promise<void> {
	await page.route(
		`**${apiPaths.contact}`,
		async (route) => {
			await route.fetch();
			await new Promise(() => {});
		},
		{ times: 1 },
	);
}

/** Sends a message that is mailed, but whose response never comes. @returns the message */
async function sendUnanswered(
	open: (path: string) => Promise<void>,
	page: Page,
	{ mailboxUrl }: RunningSite,
): Promise<string> {
	await leaveUnanswered(page);
	const words = await writeInTime(open, page);
	await send(page);
	await expect.poll(() => readMails(words, mailboxUrl)).toHaveLength(1);
	return words;
}

/** Leaves the draft as if its request had been lost on the way to the server. */
async function loseRequest(page: Page): Promise<void> {
	await page.evaluate(() => {
		const draft = JSON.parse(sessionStorage.getItem("contact-draft") ?? "{}");
		const submitting = JSON.stringify({ ...draft, isSubmitting: true });
		sessionStorage.setItem("contact-draft", submitting);
	});
}

test("after another document and Back, a message that was stored in the meantime is confirmed", async ({
	open,
	page,
	site,
}) => {
	const words = await sendUnanswered(open, page, site);
	await page.goto(companyPath("about"));
	await page.goBack();
	await isHydrated(page);
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue("");
	await page.reload();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue("");
});

test("after a reload, a message whose request was lost is sent", async ({
	open,
	page,
	site,
}) => {
	const words = await writeInTime(open, page);
	await loseRequest(page);
	await page.reload();
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue("");
});

/** Links that leave the page where it is. On a computer without a telephone, nothing opens. */
const besides = [
	[
		"a call by the link to the number",
		"a:is([href^='tel:'], [href^='mailto:'])",
		[],
	],
	[
		"a link opened in another tab",
		`a[href="${policyPath("privacy")}"]`,
		["ControlOrMeta"],
	],
] as const;
for (const [name, link, modifiers] of besides) {
	test(`a message that could not be sent after ${name} waits for the next press`, async ({
		context,
		open,
		page,
		site,
	}) => {
		let requests = 0;
		page.on("request", (request) => {
			if (request.method() === "POST") requests += 1;
		});
		const words = await writeInTime(open, page);
		await page
			.locator("main")
			.locator(link)
			.first()
			.click({ modifiers: [...modifiers] });
		await context.setOffline(true);
		await send(page);
		await expect(toast(page, contactWords.unreachable)).toBeVisible();
		await context.setOffline(false);
		await page.reload();
		await isHydrated(page);
		await expect(messageOf(page)).toHaveValue(words);
		expect(requests).toBe(1);
		await send(page);
		await expectMailedOnce(page, words, site);
	});
}

test("a message whose request was dropped as the visitor left is sent on return", async ({
	open,
	page,
	site,
}) => {
	const drop = await holdBack(page, `**${apiPaths.contact}`, (route) =>
		route.abort(),
	);
	const words = await writeInTime(open, page);
	await send(page);
	await startToLeave(page);
	drop();
	await expect(toast(page, contactWords.unreachable)).toBeVisible();
	await page.unroute(`**${apiPaths.contact}`);
	await page.reload();
	await expectMailedOnce(page, words, site);
});

test("a message that the API has refused is not sent again on return, whatever was pressed before", async ({
	open,
	page,
}) => {
	let requests = 0;
	await page.route(`**${apiPaths.contact}`, (route) => {
		requests += 1;
		return route.fulfill({ status: 429, json: { message: "Later, please" } });
	});
	const words = await writeInTime(open, page);
	await startToLeave(page);
	await send(page);
	await expect(toast(page, "Later, please")).toBeVisible();
	await page.reload();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue(words);
	expect(requests).toBe(1);
});

test("on return by a link with a reason for the visit, the form has that reason only once the first message is confirmed", async ({
	open,
	page,
	site,
}) => {
	await leaveUnanswered(page);
	const words = await writeInTime(open, page);
	await send(page);
	await page.goto(companyPath("about"));
	await open(demoHref(platformId));
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue(/./);
	await expect(messageOf(page)).not.toHaveValue(new RegExp(words));
});

test("a page that returns from the back/forward cache sends again, as its response may be lost", async ({
	open,
	page,
	site,
}) => {
	const words = await sendUnanswered(open, page, site);
	await returnFromCache(page);
	await expectMailedOnce(page, words, site);
	await expect(messageOf(page)).toHaveValue("");
});

test("a failure on return leaves the message in the form, to be sent when the visitor likes", async ({
	open,
	page,
	site,
}) => {
	const words = await writeInTime(open, page);
	await loseRequest(page);
	await page.route(`**${apiPaths.contact}`, (route) => route.abort());
	await page.reload();
	await isHydrated(page);
	await expect(toast(page, contactWords.unreachable)).toBeVisible();
	await page.unroute(`**${apiPaths.contact}`);
	await page.reload();
	await isHydrated(page);
	await expect(messageOf(page)).toHaveValue(words);
	expect(await readMails(words, site.mailboxUrl)).toHaveLength(0);
	await send(page);
	await expectMailedOnce(page, words, site);
});
