import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { problemsInContent } from "#frontend/build/copy/check.ts";
import { category } from "#tests/samples.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import {
	beginNew,
	field,
	fillAll,
	pageSays,
	problem,
	save,
	sitePage,
	status,
	words,
} from "./support/editor-form.ts";

// New files and entries. That the site's build then has the page, its links and its share image is
// tested in tests/built/add-a-service.test.ts and another-company.test.ts.

runInOneEditor();

test("adds a category, after a wrong id is corrected, which a new service can be in", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Category of services");
	const file = join(editor.folder, "lists/categories.yaml");
	const before = readFileSync(file, "utf8");
	const at = (before.match(/^- id:/gm) ?? []).length;
	await expect(problem(page, `${at}_id`)).toHaveText("Id is missing");
	await fillAll(page, `[data-entry="root_${at}"]`, 2000);
	await field(page, `${at}_id`).fill("Rescue");
	await field(page, `${at}_menu_label`).fill("Rescue at sea");
	await expect(problem(page, `${at}_id`)).toContainText("lowercase letters");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(readFileSync(file, "utf8")).toBe(before);
	await field(page, `${at}_id`).fill("rescue");
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");

	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Service", exact: true }).check();
	await page
		.getByLabel("Category", { exact: true })
		.selectOption({ label: "Rescue at sea" });
	await page.getByLabel("Name", { exact: true }).fill("Night watch");
	await expect(page.getByRole("dialog")).toContainText(
		"content/copy/services/rescue/night-watch.yaml",
	);
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(problem(page, "pageTitle")).toHaveText("Page title is missing");
});

test("adds a service: a mistake is reported next to its field, corrected and saved; the preview shows it before saving", async ({
	page,
	editor,
}) => {
	await editor.openWithPreview(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByLabel("Category", { exact: true }).selectOption(category.id);
	await page.getByLabel("Name", { exact: true }).fill("Disaster recovery");
	await page.getByRole("button", { name: "Begin" }).click();
	const file = join(
		editor.folder,
		`services/${category.id}/disaster-recovery.yaml`,
	);

	await expect(problem(page, "pageTitle")).toHaveText("Page title is missing");
	await expect(page.locator(".side")).toContainText(
		"as soon as nothing is missing",
	);
	await fillAll(page, ".words", 0);
	await field(page, "menu_label").fill("Recovery after disasters");
	await field(page, "meta_title").fill("Disaster recovery in the cloud");
	await field(page, "pageTitle").fill("D".repeat(61));
	await expect(problem(page, "pageTitle")).toHaveText(
		"Page title must be at most 60 characters, found 61",
	);
	await expect(status(page)).toContainText("One thing needs fixing");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(existsSync(file)).toBe(false);

	await field(page, "pageTitle").fill("Disaster Recovery");
	await expect(problem(page, "pageTitle")).toHaveCount(0);
	await expect(
		sitePage(page).getByRole("heading", { name: "Disaster Recovery" }),
	).toBeVisible({ timeout: 30_000 });
	expect(existsSync(file)).toBe(false);

	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(
		/^# yaml-language-server: \$schema=\.\.\/\.\.\/\.schema\/services\.json\n/,
	);
	await expect(
		page.getByRole("link", { name: "Disaster Recovery" }),
	).toHaveAttribute("aria-current", "page");
	expect(problemsInContent(editor.folder)).toEqual([]);
});

test("creates a job as a separate file, which must have a location", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Job", "Recovery Engineer");
	const file = join(editor.folder, "jobs/recovery-engineer.yaml");

	await expect(problem(page, "title")).toHaveText("Title is missing");
	await field(page, "order").fill("4");
	await field(page, "meta_title").fill("Recovery Engineer in Hobart");
	await field(page, "meta_description").fill(`${words(1, 90)}.`);
	await field(page, "title").fill("Recovery Engineer");
	await field(page, "department").fill("Cloud");
	await field(page, "location").fill("Hobart");
	await field(page, "type").selectOption({ label: "Full-time" });
	await field(page, "closes").fill("2100-01-31");
	await field(page, "salary_from").fill("120000");
	await field(page, "salary_to").fill("150000");
	await field(page, "salary_currency").fill("AUD");
	await field(page, "salary_per").selectOption({ label: "year" });
	await field(page, "salary_note").fill(words(2, 60));
	await field(page, "summary").fill(words(3, 300));
	for (const [at, list] of ["work", "skills"].entries()) {
		for (const entry of [0, 1, 2]) {
			await field(page, `${list}_${entry}`).fill(words(4 + at * 3 + entry, 40));
		}
	}
	await expect(page.locator("#root-problem")).toContainText(
		"needs either a place or applicantsFrom",
	);
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(existsSync(file)).toBe(false);

	await field(page, "place").click();
	await field(page, "place_city").fill("Hobart");
	await field(page, "place_region").fill("TAS");
	await field(page, "place_country").fill("Australia");
	await expect(problem(page, "place_country")).toHaveText(
		"Country must be two capital letters, found Australia",
	);
	await field(page, "place_country").fill("AU");
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(
		/^# yaml-language-server: \$schema=\.\.\/\.schema\/jobs\.json\n/,
	);
	await pageSays(page, "Recovery Engineer</h1>");
	expect(problemsInContent(editor.folder)).toEqual([]);
});

test("creates a policy, whose text is below its fields", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Policy", "Imprint");
	await expect(problem(page, "heading")).toHaveText("Heading is missing");
	await field(page, "heading").fill("Imprint");
	await field(page, "meta_title").fill("Imprint");
	await field(page, "meta_description").fill(words(1, 120));
	await field(page, "alsoCalled").fill("masthead, who is responsible");
	await field(page, "updated").fill("March 15, 2024");
	const parts = [2, 3, 4].map((number) => words(number, 200));
	await field(page, "body").fill(parts.join("\n\n## Who we are\n\n"));
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");

	await field(page, "body").fill(
		`${parts[0]}\n\n## Who we are\n\n${parts[1]}\n\n## Where we are\n\n${parts[2]}`,
	);
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	const file = join(editor.folder, "pages/imprint.md");
	expect(readFileSync(file, "utf8")).toMatch(
		/^---\n# yaml-language-server: \$schema=\.\.\/\.schema\/policies\.json\n/,
	);
	await pageSays(page, "Imprint</h1>");
	expect(problemsInContent(editor.folder)).toEqual([]);
});

test("publishes an advisory above the others, after a wrong number is corrected", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Advisory");
	const file = join(editor.folder, "lists/advisories.yaml");
	const before = readFileSync(file, "utf8");

	await expect(problem(page, "0_title")).toHaveText("Title is missing");
	await field(page, "0_severity").selectOption({ label: "High" });
	await field(page, "0_status").selectOption({ label: "Open" });
	await field(page, "0_history_0_event").selectOption({ label: "Published" });
	await field(page, "0_id").fill("MSEC-1");
	await expect(problem(page, "0_id")).toContainText("must look like MSEC-2024");
	await fillAll(page, '[data-entry="root_0"]', 1000);
	await field(page, "0_title").fill("A lantern left burning over night");
	await expect(status(page)).toContainText("One thing needs fixing");
	await save(page).click();
	await expect(status(page)).toContainText("Not saved");
	expect(readFileSync(file, "utf8")).toBe(before);

	await field(page, "0_id").fill("MSEC-2099-001");
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	const after = readFileSync(file, "utf8");
	expect(after.indexOf("MSEC-2099-001")).toBeLessThan(
		after.indexOf("- id:") + 24,
	);
	await pageSays(page, "A lantern left burning over night");
	expect(problemsInContent(editor.folder)).toEqual([]);
});

test("creates a page about the company as a file, and shows it", async ({
	page,
	editor,
}) => {
	await editor.open(page);
	await beginNew(page, "Page about the company", "Press room");
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
	await pageSays(page, `${await field(page, "heading").inputValue()}</h1>`);
});
