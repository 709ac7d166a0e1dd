import { routes } from "#content/routes.ts";
import { expect, test } from "./support/test.ts";

test("a category with 25 services lists them in columns on the home page", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	const services = page.locator("#services li ul").first();
	const name = page.locator("#services h3").first();
	const leftOf = async () => (await name.boundingBox())?.x;
	const left = await leftOf();
	const [list, entry] = await services.evaluate((services) => {
		const [service] = services.children;
		while (service && services.children.length < 25) {
			services.append(service.cloneNode(true));
		}
		return [services, service].map(
			(element) => element?.getBoundingClientRect().height ?? 0,
		);
	});
	expect(entry).toBeGreaterThan(0);
	// In columns: one below the other they would be 25 entries high, next to a few lines of text.
	expect(list).toBeLessThan(12 * (entry ?? 0));
	expect(await leftOf(), "in line with the other categories").toBe(left);
});

test("three figures of the company fill the row on the home page", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(routes.home);
	const [gap, tops] = await page.locator("main dl").evaluateAll((lists) => {
		const figures = lists.find((list) => list.children.length >= 3);
		while (figures && figures.children.length > 3) figures.lastChild?.remove();
		const boxes = [...(figures?.children ?? [])].map((figure) =>
			figure.getBoundingClientRect(),
		);
		const [first, , last] = boxes;
		const width = first?.width ?? 0;
		const end = figures?.getBoundingClientRect().right ?? 0;
		return [
			(end - (last?.right ?? 0)) / width,
			new Set(boxes.map(({ top }) => top)).size,
		];
	});
	expect(gap).toBeLessThan(0.5);
	expect(tops).toBe(1);
});
