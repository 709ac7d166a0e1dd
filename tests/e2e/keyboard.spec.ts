import { expect, test } from "./support/test.ts";

test("the first key press leads past the bar to the content", async ({
	open,
	page,
}) => {
	await open("/company/about");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();

	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("whatever the Tab key reaches on the home page is in sight and shows its focus", async ({
	open,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 1280, height: 800 });
	await open("/");
	const faults: string[] = [];
	for (let press = 0; press < 60; press++) {
		await page.keyboard.press("Tab");
		const fault = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element || element === document.body) return null;
			const name = element.textContent || element.getAttribute("aria-label");
			const { width, height } = element.getBoundingClientRect();
			const style = getComputedStyle(element);
			if (width === 0 || height === 0) return `${name}: has no size`;
			return style.outlineStyle === "none" && style.boxShadow === "none"
				? `${name}: shows no focus`
				: null;
		});
		if (fault) faults.push(fault);
	}
	expect(faults).toEqual([]);
});
