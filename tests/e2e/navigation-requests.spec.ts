import { readdirSync } from "node:fs";
import { policyPath, routes } from "#content/routes.ts";
import { screens } from "#tests/screens.ts";
import { expect, isHydrated, test } from "./support/test.ts";

// Over a slow connection, every request that waits for another costs a visitor a round trip.
test("following a link requests the page's modules, copy and figure at once", async ({
	page,
}) => {
	await page.goto(routes.home);
	await isHydrated(page);
	const held: string[] = [];
	await page.route(/\/assets\/(?:Company|Careers)Page|\.json$/, (route) => {
		held.push(new URL(route.request().url()).pathname);
	});
	const link = page.locator(`footer a[href="${routes.careers}"]`);
	await link.dispatchEvent("click");
	await expect
		.poll(() => held.map((path) => path.replace(/\.[\w-]{7}\.js$/, "")).sort())
		.toEqual([
			"/assets/CareersPage",
			"/company/careers/content.json",
			"/company/careers/figure.json",
			"/copy/pages/careers.json",
		]);
});

// A module that reads its copy at top level always fails here, and only occasionally elsewhere.
test("every module runs without its copy", async ({ page }) => {
	const files = readdirSync("dist/assets").filter((file) =>
		file.endsWith(".js"),
	);
	await page.route("/copy/**", (route) => route.abort());
	await page.goto(policyPath("cookies"));
	await isHydrated(page);
	const failed = await page.evaluate(async (files) => {
		const failed: string[] = [];
		for (const file of files) {
			await import(`/assets/${file}`).catch((error) =>
				failed.push(`${file}: ${error}`),
			);
		}
		return failed;
	}, files);
	expect(failed).toEqual([]);
	expect(files.length).toBeGreaterThan(20);
});

test.describe("at missing pages, too, for which the server is asked in vain", () => {
	test.use({ expectedFaults: [/status of 404/] });

	test("a link to any kind of page asks for no file that is not there", async ({
		page,
	}) => {
		const lost: string[] = [];
		page.on("response", (response) => {
			const isQuestion = response.request().method() === "HEAD";
			if (response.status() === 404 && !isQuestion) lost.push(response.url());
		});
		await page.goto(policyPath("cookies"));
		await isHydrated(page);
		for (const path of Object.values(screens)) {
			if (path === policyPath("cookies")) continue;
			const title = await page.title();
			await page.evaluate((path) => history.pushState(null, "", path), path);
			await expect(page, path).not.toHaveTitle(title);
			await expect(page.locator("h1"), path).not.toBeEmpty();
		}
		expect(lost).toEqual([]);
	});
});

// Each page inlines the CSS rules of its own first screen; visitors who follow a link need them
// too.
test("pages look the same after following a link as after loading them", async ({
	page,
}) => {
	const shape = () =>
		page.locator("main").evaluate((main) => {
			// Whether the site's typeface arrives in time depends on the network's speed.
			const oneTypeface = new CSSStyleSheet();
			oneTypeface.replaceSync("* { font-family: serif !important }");
			document.adoptedStyleSheets = [oneTypeface];
			return [...main.querySelectorAll("h1, h2, p, a, li, input, figure")].map(
				(element) => {
					const { x, width, height } = element.getBoundingClientRect();
					return [element.tagName, x, width, height].join(" ");
				},
			);
		});
	for (const name of ["contact", "service", "advisories", "terms", "job"]) {
		const path = screens[name];
		if (!path) continue;
		await page.goto(policyPath("cookies"));
		await isHydrated(page);
		const title = await page.title();
		await page.evaluate((path) => history.pushState(null, "", path), path);
		await expect(page, name).not.toHaveTitle(title);
		const byLink = await shape();
		await page.goto(path);
		await isHydrated(page);
		await expect.poll(shape, name).toEqual(byLink);
	}
});
