import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { ownPageOf } from "#content/collections.ts";
import { site } from "#content/site.ts";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { readSite } from "#frontend/editor/server/site-file.ts";
import { test } from "./support/editor.ts";
import {
	field,
	fillAll,
	problem,
	save,
	sitePage,
	status,
} from "./support/editor-form.ts";

// Whole files: creating, renaming and deleting them.

test.use({ viewport: { width: 1440, height: 900 } });
// All tests share one editor process, whose files they change.
test.describe.configure({ mode: "serial", timeout: 120_000 });

/** Adds a service's file whose page nothing links to; optionally adds a link on the home page. */
function aService(folder: string, isLinked: boolean): string {
	const texts = readTexts(folder);
	const files = Object.keys(texts).filter((file) =>
		file.startsWith("services/"),
	);
	const file =
		files.find((name) => {
			const link = new RegExp(`${ownPageOf(name)}(?![\\w/-])`);
			const others = Object.entries(texts).filter(([other]) => other !== name);
			return !others.some(([, text]) => link.test(text));
		}) ?? "";
	if (isLinked) {
		const home = texts["pages/home.yaml"] ?? "";
		const text = home.replace(
			/(\nsecondary:\n(?: {2}.*\n)*? {2}href: ).*/,
			`$1${ownPageOf(file)}`,
		);
		writeFileSync(join(folder, "pages/home.yaml"), text);
	}
	return file;
}

/** Gives services that name this one as a sibling another sibling. */
function nameNoSibling(folder: string, service: string) {
	const texts = readTexts(folder);
	const line = (file: string) =>
		`  - id: ${file.replace(/^services\/(.*)\.yaml$/, "$1")}\n`;
	const services = Object.keys(texts).filter((file) =>
		file.startsWith("services/"),
	);
	for (const file of services) {
		const text = texts[file] ?? "";
		if (!text.includes(line(service))) continue;
		const another = services.find(
			(other) => other !== file && !text.includes(line(other)),
		);
		writeFileSync(
			join(folder, file),
			text.replace(line(service), line(another ?? "")),
		);
	}
}

test("deletes a service after asking, and restores it", async ({
	page,
	editor,
}) => {
	const file = aService(editor.folder, false);
	nameNoSibling(editor.folder, file);
	const path = join(editor.folder, file);
	const text = readFileSync(path, "utf8");
	await editor.open(page, file);
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	const opener = page.getByRole("button", { name: "Delete …" });
	const dialog = page.getByRole("dialog", { name: `Delete ${title}?` });

	await opener.focus();
	await page.keyboard.press("Enter");
	await expect(dialog).toContainText(file);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	expect(existsSync(path)).toBe(true);

	await opener.click();
	await dialog.getByRole("button", { name: "Delete", exact: true }).click();
	const moved = page.locator(".moved");
	await expect(moved).toContainText(`${title} was deleted.`);
	expect(existsSync(path)).toBe(false);
	const entry = page.locator(`.tree a[href="#${file}"]`);
	await expect(entry).toHaveCount(0, { timeout: 20_000 });
	expect(problemsInContent(editor.folder)).toEqual([]);

	await moved.getByRole("button", { name: "Undo" }).click();
	await expect(entry).toHaveAttribute("aria-current", "page", {
		timeout: 20_000,
	});
	await expect(moved).toHaveCount(0);
	expect(readFileSync(path, "utf8")).toBe(text);
});

test("refuses to delete a file that others link to, says which, and opens them", async ({
	page,
	editor,
}) => {
	const file = aService(editor.folder, true);
	await editor.open(page, file);
	await page.getByRole("button", { name: "Delete …" }).click();
	const dialog = page.getByRole("dialog", { name: /^Delete / });
	await dialog.getByRole("button", { name: "Delete", exact: true }).click();
	const line = dialog.getByRole("link", { name: "where there is no page" });
	await expect(line.first()).toBeVisible();
	expect(existsSync(join(editor.folder, file))).toBe(true);
	await line.first().click();
	await expect(page.locator(".tree [aria-current]")).not.toHaveAttribute(
		"href",
		`#${file}`,
	);
	await expect(dialog).toBeHidden();
	// It opens at the exact field, and Back returns to the file to be deleted.
	await expect(page.locator(".words :focus")).toHaveValue(/\/services\/id\//);
	await page.goBack();
	await expect(page.locator(".tree [aria-current]")).toHaveAttribute(
		"href",
		`#${file}`,
	);
});

test("opening a file moves the focus to its fields", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	const link = page.locator('.tree a[href="#company/about.yaml"]');
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.locator(".file :focus")).toHaveCount(1);
});

test("renames a service and updates page, links and tree", async ({
	page,
	editor,
}) => {
	const file = aService(editor.folder, true);
	const to = file.replace(/[^/]*$/, "another-name.yaml");
	await editor.open(page, file);
	await field(page, "pageTitle").fill("Unsaved");
	await page.getByRole("button", { name: "Rename …" }).click();
	const dialog = page.getByRole("dialog", { name: /^Rename / });
	await dialog.getByLabel("New name").fill("Another name");
	await expect(dialog).toContainText("Save or discard your changes");
	const rename = dialog.getByRole("button", { name: "Rename", exact: true });
	await expect(rename).toBeDisabled();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Discard changes" }).click();

	await page.getByRole("button", { name: "Rename …" }).click();
	await dialog.getByLabel("New name").fill("Another name");
	await expect(dialog).toContainText(`content/copy/${to}`);
	await rename.click();
	await expect(page.locator(".moved")).toContainText(`content/copy/${to}`);
	// The editor re-renders the page in the meantime.
	await expect(page.locator(`.tree a[href="#${to}"]`)).toHaveAttribute(
		"aria-current",
		"page",
		{ timeout: 20_000 },
	);
	expect(existsSync(join(editor.folder, file))).toBe(false);
	expect(problemsInContent(editor.folder)).toEqual([]);
	await expect(sitePage(page).getByRole("heading", { level: 1 })).toHaveText(
		await field(page, "pageTitle").inputValue(),
		{ timeout: 30_000 },
	);
});

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
	await expect(problem(page, `${at}_id`)).toContainText("small letters");
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
	await editor.open(page);
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

test("renames the company: reports a wrong address, and saves the correction to site.ts only", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "../site.ts");
	const before = readFileSync(file, "utf8");
	const texts = readTexts(editor.folder);
	await editor.open(page);
	await page.getByRole("link", { name: "Name, addresses, links" }).click();
	await field(page, "name").fill("Thornbury & Daughters");
	await field(page, "origin").fill("https://thornbury.example/");
	await expect(problem(page, "origin")).toContainText("without a slash");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(readFileSync(file, "utf8")).toBe(before);
	await field(page, "origin").fill("https://thornbury.example");
	await field(page, "email").fill("hello@thornbury.example");
	await expect(status(page)).toHaveText("Not saved yet.");
	await expect(
		sitePage(page).getByText("hello@thornbury.example").first(),
	).toBeVisible({ timeout: 30_000 });
	await save(page).click();
	await expect(status(page)).toContainText("start it again");
	expect(readSite(readFileSync(file, "utf8"))).toEqual({
		...site,
		name: "Thornbury & Daughters",
		origin: "https://thornbury.example",
		email: "hello@thornbury.example",
	});
	expect(readTexts(editor.folder)).toEqual(texts);
});
