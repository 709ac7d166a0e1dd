import type { Page } from "playwright/test";
import { companyPath, routes } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { serviceHref } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// A web archive serves a page's copy at a path of its own, and changes the addresses in its HTML. The
// copy's scripts run, but know no page at that path.
const prefix = "/web/20261127000000/https://www.example.org";

/** Serves copies below `prefix`, as an archive does, from this site. */
async function serveCopies(page: Page): Promise<void> {
	await page.route(`**${prefix}/**`, async (route) => {
		const { pathname } = new URL(route.request().url());
		const original = await page.request.get(pathname.slice(prefix.length));
		if (!original.headers()["content-type"]?.includes("html")) {
			return route.fulfill({ response: original });
		}
		const html = await original.text();
		return route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: html.replace(/ (href|src)="\//g, ` $1="${prefix}/`),
		});
	});
}

for (const path of [
	routes.home,
	companyPath("about"),
	serviceHref,
	routes.blog,
	routes.contact,
]) {
	test(`an archived copy of ${path} is shown without what needs scripts`, async ({
		page,
	}) => {
		await page.goto(path);
		const [title, heading] = [
			await page.title(),
			await page.locator("h1").textContent(),
		];
		await serveCopies(page);
		await page.goto(prefix + path);
		await expect(page.locator("noscript")).toHaveCount(0);
		await expect(page.locator(".needs-script:visible")).toHaveCount(0);
		await expect(page).toHaveTitle(title);
		await expect(page.locator("h1")).toHaveText(heading ?? "");
	});
}

test("links of an archived copy lead to other copies, and Back returns", async ({
	page,
}) => {
	await serveCopies(page);
	await page.goto(prefix + companyPath("about"));
	await expect(page.locator("noscript")).toHaveCount(0);
	await page.locator("footer a[href$='/company/careers']").click();
	await expect(page.locator("h1")).toHaveText(copy.careers.heading);
	await expect(page).toHaveURL(prefix + routes.careers);
	await page.goBack();
	await expect(page).toHaveURL(prefix + companyPath("about"));
	await expect(page.locator("h1")).not.toHaveText(copy.careers.heading);
});
