import { apiPaths, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { policyHeading } from "#tests/samples.ts";
import { messageOf, send, toast } from "./support/contact.ts";
import {
	expectMailedOnce,
	loseResponse,
	test,
	write,
	writeInTime,
} from "./support/contact-site.ts";
import { openBeforeHydration } from "./support/hydration.ts";
import { readMails } from "./support/mailbox.ts";
import { expect, isHydrated } from "./support/test.ts";

// After a reload or Back the form is new, so a person could be mistaken for a bot that filled it in
// at once. Each message here comes from a person and must be mailed.

test.beforeEach(({ page }) => page.clock.install());

test("after another page and Back, the message is mailed", async ({
	open,
	page,
	site,
}) => {
	const words = await writeInTime(open, page);
	await page.getByRole("main").getByText(policyHeading("privacy")).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		policyHeading("privacy"),
	);
	await page.goBack();
	await expect(messageOf(page)).toHaveValue(words);
	await send(page);
	await expectMailedOnce(page, words, site);
});

test("a message typed before hydration is mailed, however soon it is sent", async ({
	page,
	site,
}) => {
	const hydrate = await openBeforeHydration(page, routes.contact);
	const words = await write(page);
	await hydrate();
	await send(page);
	await expectMailedOnce(page, words, site);
});

test.describe("where the first attempt fails", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("a 503, a reload and another Send are one message", async ({
		open,
		page,
		site,
	}) => {
		await page.route(
			`**${apiPaths.contact}`,
			(route) => route.fulfill({ status: 503, json: { message: "Later" } }),
			{ times: 1 },
		);
		const words = await writeInTime(open, page);
		await send(page);
		await expect(toast(page, "Later")).toBeVisible();
		await page.reload();
		await isHydrated(page);
		await send(page);
		await expectMailedOnce(page, words, site);
	});

	test("a lost response, a reload and another Send are one message", async ({
		open,
		page,
		site,
	}) => {
		await loseResponse(page);
		const words = await writeInTime(open, page);
		await send(page);
		await expect(toast(page, contactWords.unreachable)).toBeVisible();
		await expect.poll(() => readMails(words, site.mailboxUrl)).toHaveLength(1);
		await page.reload();
		await isHydrated(page);
		await send(page);
		await expectMailedOnce(page, words, site);
	});
});
