import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import {
	field,
	fillAll,
	problem,
	save,
	sitePage,
	status,
} from "./support/editor-form.ts";

runInOneEditor();

test("adds a category, and a service to it", async ({ page, editor }) => {
	await editor.open(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Category of services" }).check();
	await page.getByRole("button", { name: "Begin" }).click();
	const file = join(editor.folder, "lists/categories.yaml");
	const before = readFileSync(file, "utf8");
	const at = (before.match(/^- id:/gm) ?? []).length;
	await expect(problem(page, `${at}_id`)).toHaveText("Id is missing");
	await fillAll(page, `[data-entry="root_${at}"]`, 2000);
	await field(page, `${at}_id`).fill("Rescue");
	await expect(problem(page, `${at}_id`)).toContainText("lowercase letters");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(readFileSync(file, "utf8")).toBe(before);
	await field(page, `${at}_id`).fill("rescue");
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	const label = await field(page, `${at}_menu_label`).inputValue();

	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Service", exact: true }).check();
	await page.getByLabel("Category", { exact: true }).selectOption({ label });
	await page.getByLabel("Name", { exact: true }).fill("Night watch");
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(problem(page, "pageTitle")).toHaveText("Page title is missing");
	await fillAll(page, ".words", 3000);
	await expect(status(page)).toHaveText("Not saved yet.", { timeout: 15_000 });
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(
		existsSync(join(editor.folder, "services/rescue/night-watch.yaml")),
	).toBe(true);
	expect(problemsInContent(editor.folder)).toEqual([]);
});

test("creates a page about the company as a file, and shows it", async ({
	page,
	editor,
}) => {
	await editor.openWithPreview(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Page about the company" }).check();
	await page.getByLabel("Name", { exact: true }).fill("Press room");
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(problem(page, "title")).toHaveText("Title is missing");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	const file = join(editor.folder, "company/press-room.yaml");
	expect(existsSync(file)).toBe(false);
	await fillAll(page, ".words", 4000);
	await field(page, "closing_action_href").fill("/company/contact");
	await expect(status(page)).toHaveText("Not saved yet.", { timeout: 15_000 });
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(existsSync(file)).toBe(true);
	expect(problemsInContent(editor.folder)).toEqual([]);
	await expect(sitePage(page).locator("h1")).toHaveText(
		await field(page, "heading").inputValue(),
		{ timeout: 30_000 },
	);
});
