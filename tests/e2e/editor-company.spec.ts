import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { site } from "#content/site.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { readSite } from "#frontend/editor/server/site-file.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import {
	field,
	problem,
	save,
	sitePage,
	status,
} from "./support/editor-form.ts";

// The company's facts in content/site.ts.

runInOneEditor();

test("renames the company: reports a wrong address, and saves the correction to site.ts only", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "../site.ts");
	const before = readFileSync(file, "utf8");
	const texts = readTexts(editor.folder);
	await editor.openWithPreview(page);
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
