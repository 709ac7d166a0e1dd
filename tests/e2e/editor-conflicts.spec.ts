import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { runInOneEditor, test } from "./support/editor.ts";
import { field, save, status } from "./support/editor-form.ts";
import { holdBack } from "./support/hydration.ts";

// Files that change while they are being edited.

runInOneEditor();

test("says that another program has changed the file, shows the difference, and lets the author choose", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/partners.yaml");
	await editor.open(page, "pages/partners.yaml");
	// The check of the author's text is still running when that text is discarded.
	const release = await holdBack(page, "**/api/draft");
	const isChecking = page.waitForRequest("**/api/draft");
	await field(page, "heading").fill("Mine");
	await expect(status(page)).toHaveText("Not saved yet.");
	await isChecking;
	const theirs = readFileSync(file, "utf8").replace(
		/^heading: .*/m,
		"heading: Theirs",
	);
	writeFileSync(file, theirs);
	await save(page).click();
	const conflict = page.getByRole("region", { name: "by another program" });
	await expect(conflict).toBeVisible();
	await expect(save(page)).toBeDisabled();
	expect(readFileSync(file, "utf8")).toBe(theirs);
	await page.route("**/api/file?*", async (route) => {
		const isChecked = page.waitForResponse("**/api/draft");
		release();
		await (await isChecked).finished();
		await route.continue();
	});
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(field(page, "heading")).toHaveValue("Theirs");
	await expect(conflict).toHaveCount(0);
});

test("keeps a note that another program has added to the file, and the author's words", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/careers.yaml");
	await editor.open(page, "pages/careers.yaml");
	await field(page, "heading").fill("Mine");
	const before = readFileSync(file, "utf8");
	writeFileSync(file, `${before}# A note by hand.\n`);
	await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText(/^Saved, with the changes/);
	expect(readFileSync(file, "utf8")).toBe(
		`${before.replace(/^heading: .*$/m, "heading: Mine")}# A note by hand.\n`,
	);
});

test("keeps text typed while a file is being saved", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/research.yaml");
	await editor.open(page, "pages/research.yaml");
	await field(page, "heading").fill("First");
	const release = await holdBack(page, "**/api/save");
	const isSaving = page.waitForRequest("**/api/save");
	await save(page).click();
	await isSaving;
	await field(page, "heading").fill("Second");
	const isSaved = page.waitForResponse("**/api/save");
	release();
	await (await isSaved).finished();
	await expect(field(page, "heading")).toHaveValue("Second");
	await expect(status(page)).toHaveText("Not saved yet.");
	expect(readFileSync(file, "utf8")).toMatch(/^heading: First$/m);
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(/^heading: Second$/m);
});

test("saving twice at once saves once, and what was typed in between after it", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/research.yaml");
	await editor.open(page, "pages/research.yaml");
	await field(page, "heading").fill("Once");
	const release = await holdBack(page, "**/api/save");
	let saves = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/api/save")) saves += 1;
	});
	for (let press = 0; press < 3; press++)
		await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText("Saving …");
	release();
	await expect(status(page)).toHaveText("Saved.");
	expect(saves).toBe(1);
	const again = await holdBack(page, "**/api/save");
	await field(page, "heading").fill("Twice");
	await page.keyboard.press("Control+s");
	await field(page, "heading").fill("Three times");
	await page.keyboard.press("Control+s");
	again();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(/^heading: Three times$/m);
	expect(saves).toBe(3);
});

test("two tabs on the same file each keep their own text after a reload", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "company/about.yaml");
	await editor.open(page, "company/about.yaml");
	const other = await page.context().newPage();
	await editor.open(other, "company/about.yaml");
	await field(page, "heading").fill("Words of the first tab");
	await expect(status(page)).toHaveText("Not saved yet.");
	await field(other, "heading").fill("Words of the second tab");
	await expect(status(other)).toHaveText("Not saved yet.");
	await save(other).click();
	await expect(status(other)).toHaveText("Saved.");
	await page.reload();
	await expect(field(page, "heading")).toHaveValue("Words of the first tab");
	const conflict = page.getByRole("region", { name: "by another program" });
	await expect(conflict.locator(".removed").first()).toHaveText(
		/Words of the second tab/,
	);
	expect(readFileSync(file, "utf8")).toMatch(
		/^heading: Words of the second tab$/m,
	);
	await conflict.getByRole("button", { name: "Use the file" }).click();
	await expect(field(page, "heading")).toHaveValue("Words of the second tab");
	await other.close();
});

test("keeps working if another program deletes or breaks the file while it is edited", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/blog.yaml");
	const before = readFileSync(file, "utf8");
	const conflict = page.getByRole("region", { name: "by another program" });
	for (const [index, spoil] of [
		() => rmSync(file),
		() => writeFileSync(file, `<<<<<<< HEAD\n\t${before}`),
	].entries()) {
		const heading = `Mine, attempt ${index + 1}`;
		await editor.open(page, "pages/blog.yaml");
		await field(page, "heading").fill(heading);
		await expect(status(page)).toHaveText("Not saved yet.");
		spoil();
		await save(page).click();
		await expect(conflict).toBeVisible();
		await conflict.getByRole("button", { name: "Keep my words" }).click();
		await save(page).click();
		await expect(status(page)).toHaveText("Saved.");
		const heads = readFileSync(file, "utf8").match(/^heading: .*$/m);
		expect(heads?.[0]).toContain(heading);
	}
	writeFileSync(file, before);
});

test("a mistyped address shows a message", async ({ page, editor, faults }) => {
	await editor.open(page);
	await page.evaluate(() => {
		location.hash = "pages/%zz.yaml";
	});
	await expect(page.locator(".file [role=status]")).toContainText(
		"not a file of content/copy/",
	);
	await expect.poll(() => faults).toHaveLength(1);
	expect(faults.splice(0)).toEqual([expect.stringContaining("403")]);
});
