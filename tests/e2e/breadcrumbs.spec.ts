import { copy } from "#tests/copy.ts";
import { category, service, serviceHref } from "#tests/samples.ts";
import { sections } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

test("breadcrumbs link to each parent page", async ({ open, page }) => {
	await open(serviceHref);
	const breadcrumbs = page.getByRole("navigation", {
		name: copy.frame.breadcrumbLabel,
	});
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
	await breadcrumbs.getByRole("link", { name: sections.services }).click();
	await expect(page).toHaveURL(/\/#services$/);
	await expect(page.locator("#services h2").first()).toBeInViewport();
});
