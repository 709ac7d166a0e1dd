import { extensionPath, platformPath, servicePath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { category, otherCategory, service } from "#tests/samples.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const [home, contact] = copy.notFound.actions;

test.describe("an unknown address", () => {
	test.use({ expectedFaults: [/console: .*status of 404/] });

	test("has status 404 and lists similar pages", async ({ page }) => {
		const response = await page.goto(`/${service.id}`);
		expect(response?.status()).toBe(404);
		await isHydrated(page);

		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			copy.notFound.heading,
		);
		await expect(page.getByText(copy.notFound.text)).toBeVisible();
		const main = page.getByRole("main");
		await expect(
			main.getByRole("link", { name: home?.label ?? "" }),
		).toHaveAttribute("href", "/");
		await expect(
			main.getByRole("link", { name: contact?.label ?? "" }),
		).toHaveAttribute("href", "/company/contact");
		await expect(
			main.getByRole("link", { name: service.menu.label }).first(),
		).toBeVisible();
	});

	test("that other addresses begin with lists their pages first, those just below it before others", async ({
		open,
		page,
	}) => {
		await open("/services");
		const links = page
			.getByRole("main")
			.getByRole("listitem")
			.getByRole("link");
		await expect(links.first()).toBeVisible();
		const hrefs = await links.evaluateAll((all) =>
			all.map((link) => link.getAttribute("href")),
		);
		expect(hrefs.length).toBeLessThanOrEqual(5);
		for (const href of hrefs.slice(0, copy.categories.length))
			expect(href).toMatch(/^\/services\/[^/]+$/);
		expect(new Set(hrefs).size).toBe(hrefs.length);
	});

	test("with encoded letters is shown once, and leaves the focus alone", async ({
		open,
		page,
	}) => {
		await open("/caf%C3%A9");
		// What loads again renders before the browser is idle.
		await page.evaluate(
			() => new Promise((resolve) => requestIdleCallback(resolve)),
		);
		// Every page that is shown after the first is announced.
		await expect(page.locator("#route-announcer")).toBeEmpty();
		await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
	});

	test("of a service or an extension shows that it is missing, with a link to go on; any other is 'Page Not Found'", async ({
		open,
		page,
	}) => {
		const { service: noService, extension: noExtension } = copy.missing;
		const other = otherCategory && servicePath(otherCategory.id, service.id);
		for (const [path, heading, back, href] of [
			[
				servicePath(category.id, "no-such"),
				noService.heading,
				noService.back,
				"/",
			],
			...(other
				? [[other, noService.heading, noService.back, "/"] as const]
				: []),
			[
				extensionPath("no-such"),
				noExtension.heading,
				noExtension.back,
				platformPath,
			],
			["/products/no-such", copy.notFound.heading, home, "/"],
			["/services/no-such", copy.notFound.heading, home, "/"],
			["/docs/installation", copy.notFound.heading, home, "/"],
		] as const) {
			const response = page.waitForResponse((each) =>
				each.url().endsWith(path),
			);
			await open(path);
			expect.soft((await response).status(), path).toBe(404);
			await expect
				.soft(page.getByRole("heading", { level: 1 }), path)
				.toHaveText(heading);
			await expect
				.soft(
					page.getByRole("main").getByRole("link", { name: back?.label ?? "" }),
					path,
				)
				.toHaveAttribute("href", href);
		}
	});
});
