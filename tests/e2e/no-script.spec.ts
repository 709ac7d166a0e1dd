import { routes } from "#content/routes.ts";
import { screens } from "#tests/screens.ts";
import { readMails } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";

test.use({
	javaScriptEnabled: false,
	expectedFaults: [/console: .*status of 404/],
});

for (const [name, path] of Object.entries(screens)) {
	test(`without JavaScript the ${name} page reads whole`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// Not textContent: what is not shown does not count.
		const words = (await page.getByRole("main").innerText()).split(/\s+/);
		// Those that say that something is not there are short.
		expect(words.length).toBeGreaterThan(/not-found/.test(name) ? 10 : 40);
		await expect(page.locator(".needs-script:visible")).toHaveCount(0);
	});
}

test("without JavaScript menu and footer lead on", async ({ page }) => {
	await page.goto("/");
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Services" })
		.click();
	await expect(page).toHaveURL("/#footer-services");
	await page
		.getByRole("navigation", { name: "Footer" })
		.getByRole("link", { name: "Cloud", exact: true })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Cloud Solutions",
	);
});

test("without JavaScript the contact form posts, and a page answers", async ({
	page,
	baseURL,
}) => {
	const words = `Plain form ${crypto.randomUUID()}`;
	await page.goto(routes.contact);
	await page.getByLabel("Name").fill("Robin Plain");
	await page.getByLabel("Email").fill("robin@example.com");
	await page.getByRole("textbox", { name: "Message" }).fill(words);
	await page.getByRole("button", { name: "Send message" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Message sent",
	);
	await expect.poll(() => readMails(words)).toHaveLength(1);
	await page.getByRole("link", { name: "Home" }).click();
	await expect(page).toHaveURL(`${baseURL}/`);
});
