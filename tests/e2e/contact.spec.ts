import { apiPaths, demoHref, jobHref, routes } from "#content/routes.ts";
import { contactWords } from "#tests/contact-words.ts";
import { jobTitles, product } from "#tests/samples.ts";
import {
	fillIn,
	passFillTime,
	send,
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
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
	await expect.poll(() => readMails(words)).toHaveLength(1);
	const [mail = ""] = await readMails(words);
	expect(mail).toContain("robin@example.com");
	expect(mail).toContain("Robin Tester");
});

test("what the browser can check is not sent", async ({ open, page }) => {
	let requests = 0;
	page.on("request", (request) => {
		if (request.url().endsWith(apiPaths.contact)) requests += 1;
	});
	await open(routes.contact);
	await fillIn(page, "Hello");
	const email = page.getByLabel("Email");
	// Browsers refuse letters beyond ASCII before the @; the API accepts them.
	for (const refused of ["not an address", "röbin@example.com"]) {
		await email.fill(refused);
		await send(page);
		await expect(page.locator("#email_address:invalid")).toBeFocused();
	}
	expect(requests).toBe(0);
	await email.fill("robin@münchen.example");
	await expect(page.locator("#email_address:valid")).toBeVisible();
});

test("a page that comes by plain http, where browsers make no UUID, sends its message under one", async ({
	open,
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(crypto, "randomUUID", { value: undefined });
	});
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill(storedResponse),
	);
	await open(routes.contact);
	await fillIn(page, "Hello");
	const request = page.waitForRequest(`**${apiPaths.contact}`);
	await send(page);
	expect((await request).headers()["idempotency-key"]).toMatch(
		/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
	);
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
});

test.describe("when it goes wrong", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("the server's message is shown, and nothing typed is lost", async ({
		open,
		page,
	}) => {
		await page.route(`**${apiPaths.contact}`, (route) =>
			route.fulfill({
				status: 429,
				json: { message: "Too many, says the API" },
			}),
		);
		await open(routes.contact);
		await fillIn(page, "Not to be lost");
		await send(page);
		await expect(toast(page, "Too many, says the API")).toBeVisible();
		await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
			"Not to be lost",
		);
	});

	test("a response without a message has the fixed words", async ({
		open,
		page,
	}) => {
		await page.route(`**${apiPaths.contact}`, (route) =>
			route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }),
		);
		await open(routes.contact);
		await fillIn(page, "Hello");
		await send(page);
		await expect(
			toast(page, "An error occurred while sending your message"),
		).toBeVisible();
	});

	test("no network has its words", async ({ open, page }) => {
		await page.route(`**${apiPaths.contact}`, (route) => route.abort());
		await open(routes.contact);
		await fillIn(page, "Hello");
		await send(page);
		await expect(
			toast(page, "Failed to send message. Please try again later."),
		).toBeVisible();
	});
});

test("however often the button is pressed, one request goes out", async ({
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
	// Both clicks in one task, before the screen can change between them.
	await page
		.getByRole("button", { name: "Send message" })
		.evaluate((button) => {
			(button as HTMLButtonElement).click();
			(button as HTMLButtonElement).click();
		});
	await expect(page.getByRole("button", { name: "Sending" })).toBeDisabled();
	await page.getByLabel("Name").press("Enter");
	respond();
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	expect(requests).toBe(1);
});

test("what was typed is restored after a reload, and deleted once it has been sent", async ({
	open,
	page,
}) => {
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill(storedResponse),
	);
	await open(routes.contact);
	await fillIn(page, "Half a thought");
	await open(routes.contact);
	await expect(page.getByLabel("Name")).toHaveValue("Robin Tester");
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
		"Half a thought",
	);
	await send(page);
	await expect(toast(page, storedResponse.json.message)).toBeVisible();
	await open(routes.contact);
	await expect(page.getByLabel("Name")).toHaveValue("");
});

test("a demo or a position that was asked for is in the message", async ({
	open,
	page,
}) => {
	const message = page.getByRole("textbox", { name: "Message" });
	await open(demoHref(product.productId));
	await expect(message).toHaveValue(
		new RegExp(`demo of ${product.productName}`),
	);
	for (const role of jobTitles.slice(0, 1)) {
		await open(jobHref(role));
		await expect(message).toHaveValue(new RegExp(role));
	}
	await open(`${routes.contact}?general`);
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});
