import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "playwright/test";
import { copy } from "#tests/copy.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import { field, save, status } from "./support/editor-form.ts";

// Two people, or an author and another program, who change one file.

runInOneEditor();

const docs = "pages/docs.yaml";
const both = "Saved, with the changes that another program made meanwhile.";
const banner = (page: Page) =>
	page.getByRole("region", { name: "This file was changed" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

/** Opens the file as another person, in a browser of their own. */
async function asAnother(browser: Browser): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
	});
	return context.newPage();
}

test("saves what two people changed in different fields; undo takes back one's own change only", async ({
	page,
	editor,
	browser,
}) => {
	test.skip(copy.docs.sidebar.length < 2, "there are no two groups of links");
	const file = join(editor.folder, docs);
	const before = readFileSync(file, "utf8");
	const other = await asAnother(browser);
	await editor.open(page, docs);
	await editor.open(other, docs);
	await field(other, "heading").fill("Manual of another");
	await field(other, "sidebar_1_heading").fill("Ideas of another");
	await save(other).click();
	await expect(status(other)).toHaveText("Saved.");

	const intro = await field(page, "intro").inputValue();
	await field(page, "intro").fill("My introduction to the platform.");
	await field(page, "sidebar_0_heading").fill("My beginning");
	await save(page).click();
	await expect(status(page)).toHaveText(both);
	await expect(field(page, "heading")).toHaveValue("Manual of another");
	const text = readFileSync(file, "utf8");
	expect(text).toMatch(/^heading: Manual of another$/m);
	expect(text).toMatch(/^ {2}- heading: Ideas of another$/m);
	expect(text).toMatch(/^ {2}- heading: My beginning$/m);
	expect(text).toContain("My introduction to the platform.");

	await undo(page).click();
	await expect(undo(page)).toBeDisabled();
	await expect(field(page, "intro")).toHaveValue(intro);
	await expect(field(page, "heading")).toHaveValue("Manual of another");
	await other.context().close();
	writeFileSync(file, before);
});

for (const { button, heading } of [
	{ button: "Keep my words", heading: "Mine" },
	{ button: "Use the file’s words", heading: "Theirs" },
]) {
	test(`lets the author choose where both changed the same field, and keeps all other changes: ${button}`, async ({
		page,
		editor,
	}) => {
		const file = join(editor.folder, docs);
		const before = readFileSync(file, "utf8");
		await editor.open(page, docs);
		await field(page, "heading").fill("Mine");
		await field(page, "sidebarLabel").fill("My label");
		const theirs = before
			.replace(/^heading: .*$/m, "heading: Theirs")
			.replace(/^searchLabel: .*$/m, "searchLabel: Their search");
		writeFileSync(file, theirs);
		await save(page).click();
		await expect(banner(page).getByRole("listitem")).toHaveText(["Heading"]);
		// What saving would change: not the field that only the other program changed.
		await expect(banner(page).locator(".removed")).toHaveText([
			/heading: Theirs/,
			/sidebarLabel/,
		]);
		await expect(save(page)).toBeDisabled();
		expect(readFileSync(file, "utf8")).toBe(theirs);
		await banner(page).getByRole("button", { name: button }).click();
		await expect(banner(page)).toHaveCount(0);
		await expect(field(page, "heading")).toHaveValue(heading);
		await expect(field(page, "searchLabel")).toHaveValue("Their search");
		await expect(field(page, "sidebarLabel")).toHaveValue("My label");
		await save(page).click();
		await expect(status(page)).toHaveText("Saved.");
		expect(readFileSync(file, "utf8")).toBe(
			theirs
				.replace(/^heading: .*$/m, `heading: ${heading}`)
				.replace(/^sidebarLabel: .*$/m, "sidebarLabel: My label"),
		);
		// The words that were given up can be had back.
		await undo(page).click();
		await expect(field(page, "heading")).toHaveValue(
			heading === "Theirs" ? "Mine" : "Theirs",
		);
		writeFileSync(file, before);
	});
}

for (const [size, viewport] of Object.entries({
	"a wide window": { width: 1440, height: 900 },
	"a phone": { width: 360, height: 740 },
})) {
	test(`says next to Save that nothing was saved and why, and leads to the choice: in ${size}`, async ({
		page,
		editor,
	}) => {
		const file = join(editor.folder, docs);
		const before = readFileSync(file, "utf8");
		await page.setViewportSize(viewport);
		await editor.open(page, docs);
		await field(page, "heading").fill("Mine");
		writeFileSync(file, before.replace(/^heading: .*$/m, "heading: Theirs"));
		await field(page, "body_0").focus();
		for (const attempt of ["first", "second"]) {
			await page.keyboard.press("Control+s");
			await expect(status(page), attempt).toHaveText(
				"Not saved: another program has changed the same fields as you. Please choose below whose words to save.",
			);
			await expect(status(page)).toHaveAttribute("data-kind", "failed");
			await expect(banner(page)).toBeFocused();
			await expect(
				banner(page).getByRole("button", { name: "Keep my words" }),
			).toBeInViewport();
			await field(page, "body_0").focus();
			await expect(banner(page)).not.toBeInViewport();
		}
		// A narrow window may be showing the page instead.
		if (viewport.width < 1000) {
			await page.getByRole("button", { name: "Page", exact: true }).click();
			await page.keyboard.press("Control+s");
			await expect(banner(page)).toBeFocused();
		}
		await banner(page).getByRole("button", { name: "Keep my words" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect(status(page)).toHaveText("Not saved yet.");
		await page.getByRole("button", { name: "Discard changes" }).click();
		writeFileSync(file, before);
	});
}

test("combines unsaved words with a file that changed while the page was closed", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, docs);
	const before = readFileSync(file, "utf8");
	await editor.open(page, docs);
	await field(page, "heading").fill("Mine before the reload");
	await expect(status(page)).toHaveText("Not saved yet.");
	writeFileSync(
		file,
		before.replace(/^searchLabel: .*$/m, "searchLabel: Their search"),
	);
	await page.reload();
	await expect(field(page, "heading")).toHaveValue("Mine before the reload");
	await expect(field(page, "searchLabel")).toHaveValue("Their search");
	await expect(status(page)).toContainText("Not saved yet. The changes that");
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	writeFileSync(file, before);
});

test("does not combine words with a file that has problems", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, docs);
	const before = readFileSync(file, "utf8");
	await editor.open(page, docs);
	await field(page, "heading").fill("Mine, whatever happens");
	writeFileSync(file, before.slice(0, before.indexOf("sidebar:")));
	await save(page).click();
	await expect(banner(page)).toContainText("cannot be combined");
	await banner(page).getByRole("button", { name: "Keep my words" }).click();
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(
		/^heading: Mine, whatever happens$/m,
	);
	writeFileSync(file, before);
});
