import { expect, type Page } from "playwright/test";
import { platformId } from "#content/routes.ts";
import { copy } from "#tests/copy.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import { field, status } from "./support/editor-form.ts";

// Where focus goes once what had it is gone or has nothing left to do: never to the body.

runInOneEditor();

const button = (page: Page, name: string) =>
	page.getByRole("button", { name, exact: true });

test("Undo, Redo, Discard and Save keep focus when nothing is left to do", async ({
	page,
	editor,
}) => {
	await editor.open(page, "company/about.yaml");
	for (const [name, pressed] of [
		["Undo", "Undo"],
		["Redo", "Undo Redo"],
		["Discard changes", "Discard changes"],
		["Save", "Save"],
	] as const) {
		await field(page, "heading").fill(`Before ${name}`);
		await expect(status(page)).toHaveText("Not saved yet.");
		for (const one of pressed.split(/ (?=Redo)/)) {
			await expect(button(page, one)).toBeEnabled();
			await button(page, one).focus();
			await page.keyboard.press("Enter");
			await expect(button(page, one)).toBeDisabled();
			await expect(button(page, one)).toBeFocused();
		}
	}
	await expect(status(page)).toHaveText("Saved.");
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText("Saved.");
});

test("an optional part that is added or removed leaves focus where it was", async ({
	page,
	editor,
}) => {
	await editor.open(page, "company/about.yaml");
	const add = page
		.locator("button#root_meta_alsoCalled, button#root_meta_redirectFrom")
		.first();
	const id = await add.getAttribute("id");
	await add.focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(`#${id}-add`)).toBeFocused();
	await page.locator(`fieldset#${id} > .plain`).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(`button#${id}`)).toBeFocused();
});

test("a removed entry leaves focus on the next one, or on the button that adds one", async ({
	page,
	editor,
}) => {
	test.skip(copy.partners.length < 2, "there are no two partners");
	await editor.open(page, "lists/partners.yaml");
	const bins = page.locator("[data-entry] > .entry-head button:last-child");
	const count = await bins.count();
	const name = await field(page, "1_name").inputValue();
	await bins.first().focus();
	await page.keyboard.press("Enter");
	await expect(button(page, `Remove ${name}`)).toBeFocused();
	await field(page, "0_name").focus();
	await page.keyboard.press("Control+z");
	await expect(bins).toHaveCount(count);
	await expect(field(page, "0_name")).toBeFocused();
	await bins.last().focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#root-add")).toBeFocused();
});

test("the message about a deleted file leaves focus on the open file's name", async ({
	page,
	editor,
}) => {
	test.skip(copy.jobs.length === 0, "there are no positions");
	await editor.open(page, `jobs/${copy.jobs.at(-1)?.id}.yaml`);
	const heading = page.getByRole("heading", { level: 1 });
	const deleted = await heading.textContent();
	await button(page, "Delete …").click();
	await button(page, "Delete").focus();
	await page.keyboard.press("Enter");
	await expect(heading).not.toHaveText(deleted ?? "");
	await expect(heading).toBeFocused();
	await button(page, "Close").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(".moved")).toHaveCount(0);
	await expect(heading).toBeFocused();
	// The tests that follow have the same editor: without its message, and with the file.
	await page.reload();
	await page.locator(".moved").getByText("Undo", { exact: true }).click();
	await expect(heading).toHaveText(deleted ?? "");
	await expect(page.locator(".moved")).toHaveCount(0);
});

test("the pictures are searched as soon as they are shown; a problem of a list leads into it", async ({
	page,
	editor,
}) => {
	await editor.open(page, `products/${platformId}.yaml`);
	await field(page, "productIcon").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.type("life buoy");
	await expect(page.getByRole("dialog").getByRole("searchbox")).toHaveValue(
		"life buoy",
	);
	await page.getByRole("dialog").getByText("Cancel").press("Enter");
	await expect(field(page, "productIcon")).toBeFocused();
	const models = page.locator("[data-entry^=root_models_] button:last-child");
	while ((await models.count()) > 1) await models.last().click();
	await page.locator(".problem-list a").first().focus();
	await page.keyboard.press("Enter");
	await expect(field(page, "models_0")).toBeFocused();
});
