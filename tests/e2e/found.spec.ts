import {
	extensionPath,
	productPath,
	routes,
	searchHref,
} from "#content/routes.ts";
import {
	category,
	extension,
	product,
	service,
	serviceHref,
	serviceQuery,
} from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// The fixture itself asserts that the browser reports no policy violation.
test("structured data stays as it was built when the page hydrates", async ({
	open,
	page,
	request,
}) => {
	for (const path of [routes.home, serviceHref, routes.careers]) {
		await test.step(path, async () => {
			const built = /ld\+json">(.*?)<\/script>/.exec(
				await (await request.get(path)).text(),
			)?.[1];
			await open(path);
			const block = page.locator('head > script[type="application/ld+json"]');
			await expect(block).toHaveCount(1);
			expect(await block.textContent()).toBe(built);
			expect(JSON.parse(built ?? "")["@graph"]).not.toHaveLength(0);
		});
	}
});

test("the URL in the structured data opens the search with its results", async ({
	open,
	page,
	request,
}) => {
	const home = await (await request.get(routes.home)).text();
	const template = /"urlTemplate":"https:\/\/[^/]+([^"]+)"/.exec(home)?.[1];
	await open(
		(template ?? "").replace(
			"{search_term_string}",
			encodeURIComponent(serviceQuery),
		),
	);

	const dialog = page.getByRole("dialog", { name: "Search" });
	await expect(dialog.getByRole("combobox")).toHaveValue(serviceQuery);
	const result = dialog
		.getByRole("option", { name: service.pageTitle })
		.first();
	await expect(result).toBeVisible();
	await result.click();
	await expect(page).toHaveURL(new RegExp(serviceHref));
	await expect(dialog).toBeHidden();
});

test("a URL with an empty search parameter opens nothing", async ({
	open,
	page,
}) => {
	await open(searchHref(""));
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a URL with a search query shows the page as usual", async ({
		page,
	}) => {
		const response = await page.goto(searchHref("cloud bill"));
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});

test("breadcrumbs link to each parent page", async ({ open, page }) => {
	await open(serviceHref);
	const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
	await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText(
		service.menu.label,
	);
	await breadcrumbs.getByRole("link", { name: category.menu.label }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		category.title,
	);
	await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText(
		category.menu.label,
	);
	await breadcrumbs.getByRole("link", { name: "Services" }).click();
	await expect(page).toHaveURL(/\/#services$/);
	await expect(page.locator("#services h2").first()).toBeInViewport();
});

test("an extension links back to its platform", async ({ open, page }) => {
	await open(extensionPath(extension.id));
	await page
		.getByRole("main")
		.getByRole("link", { name: `Back to ${product.productName}` })
		.click();
	await expect(page).toHaveURL(productPath(product.productId));
});
