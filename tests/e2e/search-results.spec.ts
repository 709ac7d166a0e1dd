import { fill } from "#content/fill.ts";
import { searchGroups } from "#content/search/document.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { categoryQuery, service, serviceQuery } from "#tests/samples.ts";
import { setFontSize } from "./support/font-size.ts";
import {
	bestTitle,
	clearButton,
	closeButton,
	dialogOf,
	inputOf,
	missingResultIcons,
	openOtherTab,
	openSearch,
	rowsOf,
	searchFor,
	start,
	statusOf,
} from "./support/search.ts";
import { expect, test } from "./support/test.ts";

test.describe("results", () => {
	test("are grouped, in order, each with icon, title and description; a query that found nothing is named, and can be cleared", async ({
		open,
		page,
	}) => {
		await open(start);
		await searchFor(page, hasOwnWords ? "security" : categoryQuery);
		const groups = dialogOf(page).getByRole("group");
		await expect(groups.first()).toBeVisible();
		const names = await groups.evaluateAll((elements) =>
			elements.map(
				(element) =>
					document.getElementById(element.getAttribute("aria-labelledby") ?? "")
						?.textContent,
			),
		);
		if (hasOwnWords) {
			expect(names[0]).toBe(copy.searchWords.groups.Services);
			expect(names.length).toBeGreaterThan(2);
		}
		const headings = searchGroups.map((name) => copy.searchWords.groups[name]);
		expect(names).toEqual(headings.filter((name) => names.includes(name)));
		const row = rowsOf(page).first();
		if (hasOwnWords) {
			await expect(row).toContainText("Cyber Security");
			await expect(row).toContainText("Testing, detection and response");
			await expect(row.locator("mark")).toHaveText("Security");
		}
		await expect(row.locator("use")).toBeAttached();
		expect(await missingResultIcons(page)).toEqual([]);
		const count = await rowsOf(page).count();
		await expect(statusOf(page)).toHaveText(
			`${
				count === 1
					? copy.searchWords.oneResult
					: fill(copy.searchWords.manyResults, { count })
			}. ${await bestTitle(page)}`,
		);

		const keys = dialogOf(page).getByText(copy.searchWords.keyChoose);
		await expect(keys).toBeVisible();
		const input = inputOf(page);
		await input.fill("xyzzy plugh");
		const nothing = fill(copy.searchWords.noResults, { query: "xyzzy plugh" });
		await expect(dialogOf(page).getByText(nothing).first()).toBeVisible();
		await expect(statusOf(page)).toHaveText(nothing);
		await expect(rowsOf(page)).toHaveCount(0);
		await expect(keys).toBeHidden();

		await clearButton(page).click();
		await expect(input).toHaveValue("");
		await expect(input).toBeFocused();
		await expect(clearButton(page)).toBeHidden();
	});

	test("have the specified dimensions", async ({ open, page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(start);
		await searchFor(page, categoryQuery);
		const dialog = await dialogOf(page).boundingBox();
		expect(dialog?.width).toBe(800);
		const list = dialogOf(page).getByRole("listbox");
		const height = async () => (await list.boundingBox())?.height;
		// Another company may have fewer results.
		if (hasOwnWords) await expect.poll(height).toBe(900 * 0.6);
		else expect(await height()).toBeLessThanOrEqual(900 * 0.6);

		// At 200 % on a small laptop nothing is cut off: overflowing content can be scrolled to.
		await page.setViewportSize({ width: 640, height: 360 });
		const box = await dialogOf(page).boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
		expect((await list.boundingBox())?.height).toBeLessThanOrEqual(360 * 0.6);
		await rowsOf(page).last().focus();
		await expect(rowsOf(page).last()).toBeInViewport({ ratio: 1 });
	});
});

test("the latest choices are listed first, until they are cleared", async ({
	open,
	page,
}) => {
	await open(start);
	await searchFor(page, serviceQuery);
	await page.keyboard.press("Enter");
	await expect(dialogOf(page)).toBeHidden();

	await openSearch(page);
	const recent = dialogOf(page).getByRole("group", {
		name: copy.searchWords.recentHeading,
	});
	await expect(recent.getByRole("option")).toContainText(service.menu.label);
	await inputOf(page).fill(categoryQuery);
	await expect(recent).toBeHidden();
	await inputOf(page).fill("");
	await page
		.getByRole("button", { name: copy.searchWords.forgetLabel })
		.click();
	await expect(recent).toBeHidden();
	await expect(inputOf(page)).toBeFocused();
});

test("choices made and cleared in another tab count as well", async ({
	open,
	page,
}) => {
	await open(start);
	const other = await openOtherTab(page);
	await searchFor(other, serviceQuery);
	await other.keyboard.press("Enter");
	await expect(dialogOf(other)).toBeHidden();

	await openSearch(page);
	const recent = dialogOf(page).getByRole("group", {
		name: copy.searchWords.recentHeading,
	});
	await expect(recent.getByRole("option")).toContainText(service.menu.label);
	await openSearch(other);
	await other
		.getByRole("button", { name: copy.searchWords.forgetLabel })
		.click();
	await expect(recent).toBeHidden();
});

test("misspelt, joined and split words, and what visitors say, are understood; a section is named in its page's single result", async ({
	open,
	page,
}) => {
	test.skip(!hasOwnWords, "another company has other services and extensions");
	await open(start);
	const input = await openSearch(page);
	for (const [slip, title] of [
		["penatration", "Penetration testing"],
		["dev sec ops", "DevSecOps"],
		["machinelearning", "AI & Machine Learning"],
		["we have been hacked", "Incident response"],
	] as const) {
		await input.fill(slip);
		await expect.soft(rowsOf(page).first(), slip).toContainText(title);
	}
	await input.fill("sharepoint google drive");
	const row = rowsOf(page).filter({ hasText: "Data Miner" });
	await expect(row).toHaveCount(1);
	await expect(row).toContainText("Document management: SharePoint");
	await row.click();
	await expect(page).toHaveURL(/data-miner#document-management$/);
});

test("on a phone set to double the font size the query can be read while it is typed", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await setFontSize(page, 32);
	await open(start);
	const input = await searchFor(page, "cloud security");
	await expect(clearButton(page)).toBeInViewport({ ratio: 1 });
	await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
	const width = await input.evaluate((element) => element.clientWidth);
	// Some ten letters of 40 px.
	expect(width).toBeGreaterThan(200);
});
