import { site } from "#content/site.ts";
import { allPaths } from "./support/paths.ts";
import { expect, isAwake, test } from "./support/test.ts";

for (const path of allPaths()) {
	test(`${path} answers, wakes without an error and says what it is`, async ({
		page,
	}) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await isAwake(page);

		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page).toHaveTitle(new RegExp(`^.{3,51} \\| ${site.name}$`));
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			site.origin + path,
		);
		await expect(page.locator("main")).toHaveCount(1);
	});
}

test("a page comes with the headers that keep it safe", async ({ request }) => {
	const headers = (await request.get("/")).headers();
	expect(headers["content-security-policy"]).toContain("default-src 'none'");
	expect(headers["content-security-policy"]).not.toContain("unsafe");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
	expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
	expect(headers["cache-control"]).toContain("stale-if-error");
});

test.describe("an unknown address", () => {
	test.use({ expectedFaults: [/console: .*status of 404/] });

	test("answers with status 404 and offers pages like it", async ({ page }) => {
		const response = await page.goto("/finops");
		expect(response?.status()).toBe(404);
		await isAwake(page);

		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Page Not Found",
		);
		await expect(
			page.getByText(
				"The page you're looking for doesn't exist or has been moved.",
			),
		).toBeVisible();
		const main = page.getByRole("main");
		await expect(
			main.getByRole("link", { name: "Return Home" }),
		).toHaveAttribute("href", "/");
		await expect(
			main.getByRole("link", { name: "Contact Support" }),
		).toHaveAttribute("href", "/company/contact");
		await expect(
			main.getByRole("link", { name: /FinOps/ }).first(),
		).toBeVisible();
	});

	test("below the services is 'Service Not Found', with the way to /", async ({
		page,
	}) => {
		const response = await page.goto("/services/id/cloud/no-such");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Service Not Found",
		);
		await expect(
			page.getByRole("main").getByRole("link", { name: /^Back to/ }),
		).toHaveAttribute("href", "/");
	});

	test("of a service in another category is 'Service Not Found' too", async ({
		open,
		page,
	}) => {
		await open("/services/id/digital/finops");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Service Not Found",
		);
	});

	test("below the extensions is 'Extension Not Found', with the way to the platform", async ({
		page,
	}) => {
		await page.goto("/products/flowforge/extensions/no-such");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Extension Not Found",
		);
		await expect(
			page.getByRole("main").getByRole("link", { name: /^Back to/ }),
		).toHaveAttribute("href", "/products/flowforge");
	});

	for (const path of [
		"/products/no-such",
		"/services/no-such",
		"/docs/installation",
	]) {
		test(`${path} is 'Page Not Found'`, async ({ open, page }) => {
			await open(path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"Page Not Found",
			);
		});
	}
});
