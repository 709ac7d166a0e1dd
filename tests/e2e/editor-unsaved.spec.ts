import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { runInOneEditor, test } from "./support/editor.ts";
import { beginNew, field, save, status } from "./support/editor-form.ts";

// Words that are not saved yet: where they are found again, and what takes them back.

runInOneEditor();

test("a new page that cannot be saved yet is found in the list and the search, also after a reload", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Service", "Tide tables");
	await field(page, "pageTitle").fill("Half of it");
	const entry = page.getByRole("link", { name: /^Tide tables \(new\)/ });
	await expect(entry).toHaveAttribute("aria-current", "page");
	await page.getByRole("link", { name: "Home", exact: true }).click();
	await page.reload();
	await page.getByRole("searchbox").fill("tide");
	await entry.click();
	await expect(field(page, "pageTitle")).toHaveValue("Half of it");
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(entry).toHaveCount(0);
});

test("discarded words leave the page, too", async ({ page, editor }) => {
	await editor.open(page, "company/about.yaml");
	const heading = await field(page, "heading").inputValue();
	const says = async (text: string) => {
		const response = await page.request.get(
			new URL("/company/about", page.url()).href,
		);
		return (await response.text()).includes(text);
	};
	await field(page, "heading").fill("Words that are discarded");
	await expect
		.poll(() => says("Words that are discarded"), {
			timeout: 30_000,
			intervals: [100],
		})
		.toBe(true);
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(field(page, "heading")).toHaveValue(heading);
	await expect
		.poll(() => says("Words that are discarded"), {
			timeout: 20_000,
			intervals: [100],
		})
		.toBe(false);
});

test("Ctrl+Z in the search or in a dialog leaves the form as it is", async ({
	page,
	editor,
}) => {
	await editor.open(page, "company/about.yaml");
	const heading = field(page, "heading");
	const old = await heading.inputValue();
	await heading.fill("Words of this test");
	const search = page.getByRole("searchbox", { name: "Search all words" });
	await search.pressSequentially("about");
	await search.press("Control+z");
	await expect(search).not.toHaveValue("about");
	await search.fill("");
	await page.getByRole("button", { name: "New …" }).click();
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(heading).toHaveValue("Words of this test");
	await page.keyboard.press("Control+z");
	await expect(heading).toHaveValue(old);
});

test("a new entry for a list that cannot be read opens the list, which says so", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "lists/advisories.yaml");
	const before = readFileSync(file, "utf8");
	writeFileSync(file, `<<<<<<< HEAD\n${before}`);
	await editor.open(page);
	await beginNew(page, "Advisory");
	await expect(page.locator(".file")).toContainText(
		"cannot be shown as a form",
	);
	writeFileSync(file, before);
});

test("discarding says so when the editor does not answer", async ({
	page,
	editor,
	faults,
}) => {
	await editor.open(page, "company/about.yaml");
	await field(page, "heading").fill("Words of this test");
	await page.route("**/api/file?*", (route) => route.abort());
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(status(page)).toContainText("That did not work");
	await expect(field(page, "heading")).toHaveValue("Words of this test");
	await expect(save(page)).toBeEnabled();
	expect(faults.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});

test("adding to a list says so when the editor does not answer", async ({
	page,
	editor,
	faults,
}) => {
	await editor.open(page, "company/about.yaml");
	await page.route("**/api/file?*", (route) => route.abort());
	await beginNew(page, "Advisory");
	await expect(page.locator(".file")).toContainText("That did not work");
	await expect(page).toHaveURL(/#lists\/advisories\.yaml$/);
	expect(new Set(faults.splice(0))).toEqual(
		new Set([expect.stringContaining("ERR_FAILED")]),
	);
});

test("a form without unsaved words follows its file when the window has the focus again", async ({
	page,
	editor,
}) => {
	const path = join(editor.folder, "company/about.yaml");
	await editor.open(page, "company/about.yaml");
	await expect(field(page, "heading")).not.toHaveValue("Theirs");
	const text = readFileSync(path, "utf8");
	writeFileSync(
		path,
		`${text.replace(/^heading: .*/m, "heading: Theirs")}foo: x\n`,
	);
	const focus = () => page.evaluate(() => dispatchEvent(new Event("focus")));
	await focus();
	await expect(page.locator(".conflict")).toContainText("changed by another");
	await page.getByRole("button", { name: "Use the file as it is" }).click();
	await expect(page.locator(".problem-list")).toContainText(
		/about\.yaml:\d+ foo is not a field here.* text editor/,
	);
	writeFileSync(path, text.replace(/^heading: .*/m, "heading: Theirs"));
	await focus();
	await expect(field(page, "heading")).toHaveValue("Theirs");
	await expect(status(page)).toHaveText("All changes are saved.");
	writeFileSync(path, text);
});
