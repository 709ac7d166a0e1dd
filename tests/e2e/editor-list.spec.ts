import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { parse } from "yaml";
import { platformId } from "#content/routes.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import { beginNew, field } from "./support/editor-form.ts";

// What the list of files shows, and what can be added to it.

runInOneEditor();

test("the list follows files that another tab or program renames, when the window has the focus again", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	const folder = join(editor.folder, "company");
	await expect(page.locator('a[href="#company/about.yaml"]')).toBeVisible();
	renameSync(join(folder, "about.yaml"), join(folder, "who-we-are.yaml"));
	await page.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(
		page.locator('a[href="#company/who-we-are.yaml"]'),
	).toBeVisible();
	await expect(page.locator('a[href="#company/about.yaml"]')).toHaveCount(0);
	renameSync(join(folder, "who-we-are.yaml"), join(folder, "about.yaml"));
});

test("a product can be added, with the parts that it needs", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Product", "Tide gauge");
	await expect(page).toHaveURL(/#products\/tide-gauge\.yaml$/);
	const path = join(editor.folder, `products/${platformId}.yaml`);
	const names = readFileSync(path, "utf8").match(/^product\w+(?=:)/gm) ?? [];
	for (const name of names) {
		await expect(page.locator(`[id^=root_${name}]`).first()).toBeVisible();
	}
});

test("a new entry of a list is begun in its first field", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	// Tests before this one may have removed some.
	const file = join(editor.folder, "lists/partners.yaml");
	const { length } = parse(readFileSync(file, "utf8"));
	await beginNew(page, "Partner");
	await expect(field(page, `${length}_name`)).toBeFocused();
	await beginNew(page, "Partner");
	await expect(field(page, `${length + 1}_name`)).toBeFocused();
	await beginNew(page, "Advisory");
	await expect(field(page, "0_id")).toBeFocused();
});
