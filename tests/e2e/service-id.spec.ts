import { routes, servicePath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { category, service } from "#tests/samples.ts";
import { labelOf } from "./support/menu.ts";
import { follow, heading } from "./support/navigation.ts";
import { goTo, scrolled } from "./support/scrolling.ts";
import { expect, isHydrated, test } from "./support/test.ts";

const idAlone = `/services/id/${service.id}`;
const path = servicePath(category.id, service.id);

test.describe("a service's address without its category", () => {
	test("leads to the service", async ({ open, page }) => {
		await open(`${idAlone}?from=mail`);
		await expect(page).toHaveURL(`${path}?from=mail`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			service.pageTitle,
		);
	});

	test("does so within the app, in one history entry, to whose position Back returns", async ({
		open,
		page,
	}) => {
		await open("/company/about");
		await page.evaluate((url) => history.pushState(null, "", url), idAlone);
		await expect(heading(page)).toHaveText(service.pageTitle);
		await expect(page).toHaveURL(path);
		await goTo(page, 300);
		await follow(page, labelOf(routes.partners), copy.partnersPage.heading);
		await page.goBack();
		await expect(heading(page)).toHaveText(service.pageTitle);
		await expect.poll(() => scrolled(page)).toBe(300);
		await page.goBack();
		await expect(page).toHaveURL("/company/about");
	});

	test.describe("on a server that does not redirect", () => {
		test.use({ expectedFaults: [/console: .*status of 404/] });

		test("leads to the service once Page Not Found has hydrated", async ({
			page,
		}) => {
			await page.route(`**${idAlone}`, async (route) => {
				const url = new URL("/no-such-page", route.request().url()).href;
				await route.fulfill({ response: await route.fetch({ url }) });
			});
			await page.goto(idAlone);
			await isHydrated(page);
			await expect(page).toHaveURL(path);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				service.pageTitle,
			);
		});
	});
});
