import { categoryPath, servicePath } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { figured } from "#tests/samples.ts";
import { missingIcons } from "./support/icons.ts";
import { expect, test } from "./support/test.ts";

test.skip(!figured, "no service has a flow in a category with a figure");

const service = servicePath(
	figured?.category.id ?? "",
	figured?.service.id ?? "",
);
const category = categoryPath(figured?.category.id ?? "");
const titles = {
	service: figured?.service.figure?.title ?? "",
	category: figured?.category.figure?.title ?? "",
};

test("a figure stays as it was built when the page hydrates, and requests no file", async ({
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

test("a figure is as wide as its page on a tablet in landscape", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await open(service);
	const widthOf = (selector: string) =>
		page.locator(selector).evaluate((element) => element.clientWidth);
	expect(await widthOf("figure.fig svg.drawn:visible")).toBe(
		await widthOf("figure.fig"),
	);
});

test("a navigation loads the figure with its page, and Back restores the previous one", async ({
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
	// Its icons are there too, although the service's page used different ones.
	expect(await missingIcons(page, "figure.fig")).toEqual([]);
});

test.describe("without its file", () => {
	test.use({ expectedFaults: [/404/] });

	for (const [name, response] of [
		["gone", { status: 404, contentType: "text/plain", body: "gone" }],
		["no text", { status: 200, contentType: "application/json", body: "{}" }],
	] as const) {
		test(`a page works without a figure that is ${name}`, async ({
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
				page.getByRole("heading", { name: copy.servicePage.workHeading }),
			).toBeVisible();
		});
	}
});

test.describe("its lines are drawn once", () => {
	const drawn = (reducedMotion: "reduce" | "no-preference") =>
		test(`with motion ${reducedMotion}`, async ({ open, page }) => {
			await page.emulateMedia({ reducedMotion });
			// So low that the figure is below the window at first.
			await page.setViewportSize({ width: 1440, height: 300 });
			await open(service);
			const places = () =>
				page.evaluate(() =>
					[...document.querySelectorAll("figure.fig text")].map((text) => {
						const { x, y, width } = text.getBoundingClientRect();
						return [x + scrollX, y + scrollY, width].map(Math.round);
					}),
				);
			const before = await places();
			const animations = await page.evaluate(async () => {
				const figure = document.querySelector("figure.fig");
				figure?.scrollIntoView({ block: "center", behavior: "instant" });
				const running = () => figure?.getAnimations({ subtree: true }) ?? [];
				for (let frame = 0; frame < 30 && running().length === 0; frame += 1) {
					await new Promise(requestAnimationFrame);
				}
				return running().map(({ effect }) => {
					const timing = effect?.getComputedTiming();
					const { target } = effect as KeyframeEffect;
					return {
						element: target?.localName,
						words: target?.textContent,
						moves: (effect as KeyframeEffect)
							.getKeyframes()
							.flatMap((frame) => Object.keys(frame))
							.filter(
								(name) =>
									!["offset", "computedOffset", "easing", "composite"].includes(
										name,
									),
							),
						duration: Number(timing?.duration),
						iterations: timing?.iterations,
					};
				});
			});
			if (reducedMotion === "reduce") expect(animations).toEqual([]);
			else expect(animations.length).toBeGreaterThan(0);
			for (const animation of animations) {
				expect(animation).toMatchObject({
					element: "path",
					words: "",
					iterations: 1,
				});
				expect(new Set(animation.moves)).toEqual(new Set(["strokeDashoffset"]));
				expect(animation.duration).toBeLessThanOrEqual(600);
			}
			expect(await places()).toEqual(before);
		});
	drawn("no-preference");
	drawn("reduce");
});
