import { routes } from "#content/routes.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Over a slow line each request that waits for another costs a visitor a round trip.
test("a followed link asks for the page's modules, words and figure at once", async ({
	page,
}) => {
	await page.goto(routes.home);
	await isHydrated(page);
	const held: string[] = [];
	await page.route(/\/assets\/(?:About|Careers)Page|\.json$/, (route) => {
		held.push(new URL(route.request().url()).pathname);
	});
	const link = page.locator(`footer a[href="${routes.careers}"]`);
	await link.dispatchEvent("click");
	await expect
		.poll(() => held.map((path) => path.replace(/-[\w-]{8}\.js$/, "")).sort())
		.toEqual([
			"/assets/CareersPage",
			"/company/careers/figure.json",
			"/copy/lists/jobs.json",
			"/copy/pages/careers.json",
		]);
});
