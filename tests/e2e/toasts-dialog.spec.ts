import { apiPaths, routes } from "#content/routes.ts";
import { regionSettleMs } from "#frontend/features/toasts/toast-settings.ts";
import { copy } from "#tests/copy.ts";
import { toast } from "./support/contact.ts";
import { holdBack } from "./support/hydration.ts";
import { menuButton } from "./support/menu.ts";
import { sheet } from "./support/menu-sheet.ts";
import { dialogOf, searchFor } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { clocks, openForm, toasts } from "./support/toasts.ts";

// The contact form shows toasts; here each of its messages is rejected.
test.use({ expectedFaults: [/console: .*status of 400/] });

for (const isOpenBefore of [true, false]) {
	test(`a toast that appears ${isOpenBefore ? "while" : "before"} the search is open lies above it, outlives it, and can be closed`, async ({
		open,
		page,
	}) => {
		const say = await openForm(page, open);
		const search = dialogOf(page);
		if (isOpenBefore) {
			const respond = await holdBack(page, `**${apiPaths.contact}`, (route) =>
				route.fulfill({ status: 400, json: { message: "Too late" } }),
			);
			await page.locator("form button[type=submit]").click();
			await page.keyboard.press("Control+k");
			await expect(search).toBeVisible();
			respond();
		} else {
			await say("Too early");
			await page.keyboard.press("Control+k");
		}
		await expect(search.getByRole("combobox")).toBeFocused();
		await toasts(page).hover();
		await expect.poll(() => clocks(page)).toEqual(["paused"]);
		await page.keyboard.press("Alt+KeyT");
		await expect(toasts(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(search.getByRole("combobox")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(search).toBeHidden();
		await expect(toasts(page)).toHaveText(/^Too /);
		await expect(toasts(page)).toBeVisible();
		await page.keyboard.press("Control+k");
		await expect(search.locator(".Toastify__toast")).toBeVisible();
		await toasts(page)
			.getByRole("button", { name: copy.frame.closeToast })
			.click();
		await expect(toasts(page)).toHaveCount(0);
		await expect(search).toBeVisible();
	});
}

test("what an action of the search says comes once its live region, which leaves the dialog, has settled", async ({
	open,
	page,
}) => {
	const { slashKey, slashKeyOff, slashKeyOn } = copy.searchActions;
	await open(routes.home);
	await searchFor(page, slashKey.title);
	await page.keyboard.press("Enter");
	// From now on the toasts' code is there.
	await expect(toast(page, slashKeyOff)).toBeVisible();
	await searchFor(page, slashKey.title);
	await page.evaluate(() => {
		const settled: number[] = [];
		let movedAt = 0;
		new MutationObserver((records) => {
			for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
				if (!(node instanceof Element)) continue;
				if (node.matches(".Toastify__toast"))
					settled.push(performance.now() - movedAt);
				else if (node.querySelector(".Toastify")) movedAt = performance.now();
			}
		}).observe(document.body, { subtree: true, childList: true });
		Object.assign(window, { settled });
	});
	await page.keyboard.press("Enter");
	await expect(toast(page, slashKeyOn)).toBeVisible();
	const [ms = 0] = await page.evaluate(
		() => (window as unknown as { settled: number[] }).settled,
	);
	// Counted from the record of the move, which comes a moment after it.
	expect(ms).toBeGreaterThan(regionSettleMs - 10);
	expect(ms).toBeLessThan(60_000);
});

test("a toast that appears while the menu sheet is open lies above it, and outlives it", async ({
	open,
	page,
}) => {
	await openForm(page, open);
	await page.setViewportSize({ width: 360, height: 740 });
	const respond = await holdBack(page, `**${apiPaths.contact}`, (route) =>
		route.fulfill({ status: 400, json: { message: "Too late" } }),
	);
	await page.locator("form button[type=submit]").click();
	await menuButton(page).click();
	await expect(sheet(page).getByRole("navigation")).toBeVisible();
	respond();
	await expect(sheet(page).locator(".Toastify__toast")).toBeVisible();
	await toasts(page).hover();
	await expect.poll(() => clocks(page)).toEqual(["paused"]);
	await page
		.getByRole("button", { name: copy.menuWords.closeLabel, exact: true })
		.click();
	await expect(sheet(page)).toBeHidden();
	await expect(toasts(page)).toHaveText("Too late");
	await toasts(page)
		.getByRole("button", { name: copy.frame.closeToast })
		.click();
	await expect(toasts(page)).toHaveCount(0);
});
