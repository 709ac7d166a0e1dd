import { opened, panel, sections, start, trigger } from "./support/menu.ts";
import { dialogOf, inputOf } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test("the keyboard opens, moves through and closes the menu", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(start);
	const focused = () =>
		page.evaluate(() => document.activeElement?.textContent ?? "");
	const press = async (key: string, expected = "") => {
		await page.keyboard.press(key);
		await expect.poll(focused, `after ${key}`).toBe(expected);
	};

	await test.step("arrows, Home and End move among the entries, without wrapping", async () => {
		await trigger(page, sections.products).focus();
		await press("ArrowRight", sections.services);
		await press("ArrowDown", sections.resources);
		await press("End", sections.company);
		await press("ArrowRight", sections.company);
		await press("ArrowLeft", sections.resources);
		await press("ArrowUp", sections.services);
		await press("Home", sections.home);
		await press("ArrowLeft", sections.home);
		// With these keys they are the browser's.
		for (const key of ["Alt", "Control", "Meta"]) {
			await press(`${key}+End`, sections.home);
		}
		expect(await opened(page)).toBeNull();
	});

	await test.step("Down enters the open panel, whose links are a group of their own", async () => {
		await trigger(page, sections.resources).focus();
		await page.keyboard.press("Enter");
		await expect(panel(page)).toBeVisible();
		const links = await panel(page).getByRole("link").allTextContents();
		const [first, second] = links;
		const last = links.at(-1);
		if (!first || !second) throw new Error("the panel has too few links");
		await press("ArrowDown", first);
		await press("ArrowUp", first);
		await press("ArrowRight", second);
		await press("End", last);
		await press("ArrowDown", last);
		await press("Home", first);
	});

	await test.step("Escape goes back to the trigger, and closes only this", async () => {
		await page.keyboard.press("Escape");
		await expect(trigger(page, sections.resources)).toBeFocused();
		expect(await opened(page)).toBeNull();
	});

	await test.step("Tab goes from the trigger through the panel to the next trigger, and back", async () => {
		await trigger(page, sections.resources).focus();
		await page.keyboard.press("Enter");
		const links = await panel(page).getByRole("link").allTextContents();
		for (const link of links) {
			await page.keyboard.press("Tab");
			expect(await focused()).toBe(link);
		}
		const last = links.at(-1);
		await press("Shift+Tab", links.at(-2));
		await press("Tab", last);
		await press("Tab", sections.company);
		// The focus is still within the menu; moving beyond it closes the panel.
		await press("Shift+Tab", last);
		await page.keyboard.press("Escape");
	});

	await test.step("Escape in the search, opened from a trigger or a link of its panel, closes only that and returns the focus to the trigger", async () => {
		await trigger(page, sections.company).focus();
		for (const isInPanel of [false, true]) {
			await page.keyboard.press("Enter");
			await expect(panel(page)).toBeVisible();
			if (isInPanel) {
				const link = panel(page).getByRole("link").first();
				await press("ArrowDown", (await link.textContent()) ?? "");
			}
			await page.keyboard.press("Control+k");
			await expect(inputOf(page)).toBeFocused();
			expect(await opened(page)).toBeNull();
			await page.keyboard.press("Escape");
			await expect(dialogOf(page)).toBeHidden();
			await expect(trigger(page, sections.company)).toBeFocused();
		}
	});

	await test.step("Enter on a link goes there and closes", async () => {
		await page.keyboard.press("Enter");
		const link = panel(page).getByRole("link").first();
		await press("ArrowDown", (await link.textContent()) ?? "");
		const href = (await link.getAttribute("href")) ?? "";
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(href);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		expect(await opened(page)).toBeNull();
	});
});
