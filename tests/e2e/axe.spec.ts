import { apiPaths, routes } from "#content/routes.ts";
import { service, serviceHref } from "#tests/samples.ts";
import { axeViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

// What a visitor can bring a page to show; pages as they open are in every-page.spec.ts.
test.use({
	// The site's policy would keep axe out.
	bypassCSP: true,
	contextOptions: { reducedMotion: "reduce" },
	expectedFaults: [/console: .*status of (400|503)/],
});

test("axe has nothing to say of the open menu", async ({ open, page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open("/");
	await page.getByRole("button", { name: "Services" }).click();
	await expect(
		page.getByRole("link", { name: service.menu.label }).first(),
	).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test("axe has nothing to say of the phone's menu", async ({ open, page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open("/");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByText("Services", { exact: true }).click();
	expect(await axeViolations(page)).toEqual([]);
});

for (const width of [1440, 360]) {
	test(`axe has nothing to say of the search at ${width} px: empty, with results and without`, async ({
		open,
		page,
	}) => {
		await page.setViewportSize({ width, height: 740 });
		await open("/");
		await page.getByRole("button", { name: "Search" }).click();
		const input = page.getByPlaceholder("Search everything...");
		await expect(input).toBeFocused();
		expect(await axeViolations(page)).toEqual([]);
		await input.fill("cloud");
		await expect(page.getByRole("option").first()).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
		await input.fill("qqqqzzzz");
		await expect(page.getByText(/^No results found/).first()).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});

	test(`axe has nothing to say of a refused message and its toast at ${width} px`, async ({
		open,
		page,
	}) => {
		await page.setViewportSize({ width, height: 740 });
		await open(routes.contact);
		await page.route(`**${apiPaths.contact}`, (route) =>
			route.fulfill({ status: 400, json: { message: "Not this one." } }),
		);
		const send = page.getByRole("button", { name: "Send message" });
		await send.click();
		await expect(page.getByLabel("Name")).toBeFocused();
		expect(await axeViolations(page)).toEqual([]);

		await page.getByLabel("Name").fill("Robin Tester");
		await page.getByLabel("Email").fill("robin@example.com");
		await page.getByRole("textbox", { name: "Message" }).fill("Good morning");
		await send.click();
		const toast = page.locator(".Toastify__toast");
		await expect(toast).toBeVisible();
		// It stays as long as the pointer is on it.
		await toast.hover();
		expect(await axeViolations(page)).toEqual([]);
		await expect(toast).toBeVisible();
	});
}

test("axe has nothing to say of open details and of a search for nothing among the advisories", async ({
	open,
	page,
}) => {
	await open(routes.advisories);
	for (const summary of await page.getByText(/^View Details/).all()) {
		await summary.click();
	}
	expect(await axeViolations(page)).toEqual([]);
	await page.getByLabel("Search advisories").fill("qqqqzzzz");
	await expect(page.getByText("No advisories found")).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test("axe has nothing to say of open questions", async ({ open, page }) => {
	await open(serviceHref);
	for (const summary of await page.locator("summary").all()) {
		if (await summary.isVisible()) await summary.click();
	}
	expect(await axeViolations(page)).toEqual([]);
});

test("axe has nothing to say of a news search that finds nothing", async ({
	open,
	page,
}) => {
	await open(routes.blog);
	const main = page.getByRole("main");
	await expect(main.getByRole("article").first()).toBeVisible();
	await main.getByRole("searchbox").fill("zzzz no such article");
	await expect(main.getByText("No posts found")).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
});

test.describe("when no source can be read", () => {
	test.use({ expectedFaults: [/console: Failed to load resource/] });

	test("axe has nothing to say of the news page", async ({ open, page }) => {
		await page.route(`**${apiPaths.feeds}*`, (route) => route.abort());
		await open(routes.blog);
		await expect(page.getByText("Error loading blog posts")).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});
});
