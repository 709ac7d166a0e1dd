import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { ownPageOf } from "#content/collections.ts";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import { field, pageSays } from "./support/editor-form.ts";

runInOneEditor();

/**
 * Returns a service's file whose page no other file links to.
 * @param isLinked whether to add a link to it on the home page
 */
function pickService(folder: string, isLinked: boolean): string {
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

/** Replaces this service by another in the lists of siblings that name it. */
function replaceSibling(folder: string, service: string) {
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
	const file = pickService(editor.folder, false);
	replaceSibling(editor.folder, file);
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

	// Closing the message does not end the offer.
	await moved.getByRole("button", { name: "Close" }).click();
	await expect(moved).toHaveCount(0);
	await page.reload();
	await expect(moved).toContainText(`${title} was deleted.`);
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
	const file = pickService(editor.folder, true);
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

test("renames a service and updates page, links and tree", async ({
	page,
	editor,
}) => {
	const file = pickService(editor.folder, true);
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
	await pageSays(page, `${await field(page, "pageTitle").inputValue()}</h1>`);

	// Undoing it would delete the file that these words are for.
	await field(page, "pageTitle").fill("Unsaved");
	const moved = page.locator(".moved");
	await moved.getByRole("button", { name: "Undo" }).click();
	await expect(moved).toContainText(`${to} has unsaved changes`);
	expect(existsSync(join(editor.folder, to))).toBe(true);
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(field(page, "pageTitle")).not.toHaveValue("Unsaved");
	await moved.getByRole("button", { name: "Undo" }).click();
	await expect(moved).toHaveCount(0);
	expect(existsSync(join(editor.folder, file))).toBe(true);
});
