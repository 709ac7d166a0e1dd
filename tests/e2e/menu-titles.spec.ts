import { bar, panel, sections, start, trigger } from "./support/menu.ts";
import { expect, test } from "./support/test.ts";

test("the menu stays on one line next to a name that breaks", async ({
	open,
	page,
}) => {
	await open(start);
	await page.locator("header [data-logo=wide] span").evaluate((name) => {
		name.textContent = "Companhia Brasileira";
	});
	// Another company's titles may need several lines anyway.
	await bar(page).evaluate((menu) => {
		const short = ["Home", "Products", "Services", "Resources", "Company"];
		for (const title of menu.querySelectorAll("li > a, li > button"))
			if (title.firstChild) title.firstChild.textContent = short.shift() ?? "";
	});
	for (const width of [920, 960, 1024]) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await bar(page)
			.getByRole("listitem")
			.evaluateAll((entries) =>
				entries.map((entry) => entry.getBoundingClientRect().top),
			);
		expect(new Set(tops).size, `at ${width} px`).toBe(1);
	}
});

test("a panel ends within the window under a bar of several lines", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 900, height: 800 });
	await open(start);
	await bar(page).evaluate((menu) => {
		for (const button of menu.querySelectorAll("button"))
			if (button.firstChild)
				button.firstChild.textContent = `${button.textContent}undleistungen`;
	});
	await trigger(page, sections.company).click();
	await expect(panel(page)).toBeVisible();
	// Another company may have many pages.
	await panel(page).evaluate((element) => {
		for (const entry of element.querySelectorAll("li"))
			for (let copies = 0; copies < 8; copies++)
				entry.after(entry.cloneNode(true));
	});
	const below = () =>
		panel(page).evaluate(
			(element) => element.getBoundingClientRect().bottom - innerHeight,
		);
	await expect.poll(below).toBeLessThanOrEqual(0);
	const last = panel(page).getByRole("link").last();
	await last.focus();
	await expect(last).toBeInViewport({ ratio: 1 });
});
