import { apiPaths, routes } from "#content/routes.ts";
import { fillIn, send, toast } from "./support/contact.ts";
import { losePartners, notice } from "./support/missing-part.ts";
import { expect, test } from "./support/test.ts";

// What lies above the page on a screen, and would cover the text of every sheet.

test("a toast is not printed", async ({ open, page }) => {
	await page.route(`**${apiPaths.contact}`, (route) =>
		route.fulfill({
			status: 200,
			json: { message: "Stored, says the API", reference: "7QK2-M9XA" },
		}),
	);
	await open(routes.contact);
	await fillIn(page, "A message");
	await send(page);
	const shown = toast(page, "Stored, says the API");
	// It stays for as long as the mouse is over it.
	await shown.hover();
	await page.emulateMedia({ media: "print" });
	expect(await shown.isVisible()).toBe(false);
	await page.emulateMedia({ media: "screen" });
	expect(await shown.isVisible()).toBe(true);
});

test.describe("the notice that a part is missing", () => {
	test.use({ expectedFaults: [/status of 404|ERR_|no response/] });

	test("is not printed", async ({ page }) => {
		await losePartners(page);
		await page.goto(routes.partners);
		await expect(notice(page)).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(notice(page)).toBeHidden();
	});
});
