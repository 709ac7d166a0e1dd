import { categoryPath, servicePath } from "#content/routes.ts";
import { figured } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

test.skip(!figured, "no service has a figure in a category with one");

const service = servicePath(
	figured?.category.id ?? "",
	figured?.service.id ?? "",
);
const category = categoryPath(figured?.category.id ?? "");
const titles = {
	service: figured?.service.figure?.title ?? "",
	category: figured?.category.figure?.title ?? "",
};

test("a figure stays as it was built when the page hydrates, and asks for no file", async ({
	open,
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(service);
	const figure = page.locator("figure.fig");
	await expect(figure.getByText(titles.service)).toBeVisible();
	await expect(figure.locator("svg.drawn")).toBeVisible();
	expect(asked.filter((url) => url.includes("/figure.json"))).toEqual([]);
});

test("a navigation brings the figure with its page, and Back the one before", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(category);
	const title = page.locator("figure.fig figcaption strong");
	await expect(title).toHaveText(titles.category);
	await page.locator(`main a[href="${service}"]`).first().click();
	await expect(page.locator("h1")).toHaveText(figured?.service.pageTitle ?? "");
	await expect(title).toHaveText(titles.service);
	await page.goBack();
	await expect(page.locator("h1")).toHaveText(figured?.category.title ?? "");
	await expect(title).toHaveText(titles.category);
	// Its icons are there too, though the service's page had others.
	const missing = await page.evaluate(() =>
		[...document.querySelectorAll("figure.fig use")]
			.map((use) => use.getAttribute("href") ?? "")
			.filter((href) => !document.querySelector(href)),
	);
	expect(missing).toEqual([]);
});

test.describe("without its file", () => {
	test.use({ expectedFaults: [/404/] });

	for (const [name, response] of [
		["gone", { status: 404, contentType: "text/plain", body: "gone" }],
		["no text", { status: 200, contentType: "application/json", body: "{}" }],
	] as const) {
		test(`a figure that is ${name} leaves its page whole`, async ({
			open,
			page,
			context,
		}) => {
			await context.route("**/figure.json", (route) => route.fulfill(response));
			await open(category);
			await page.locator(`main a[href="${service}"]`).first().click();
			await expect(page.locator("h1")).toHaveText(
				figured?.service.pageTitle ?? "",
			);
			await expect(page.locator("figure.fig")).toHaveCount(0);
			await expect(page.locator("main")).not.toContainText("[object");
			await expect(
				page.getByRole("heading", { name: "How we work" }),
			).toBeVisible();
		});
	}
});
