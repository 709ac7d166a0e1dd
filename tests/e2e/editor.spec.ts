import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "playwright/test";
import { site } from "#content/site.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import {
	field,
	fillAll,
	problem,
	save,
	sitePage,
	status,
	words,
} from "./support/editor-form.ts";

const root = resolve(import.meta.dirname, "../..");

runInOneEditor();

test("adds a service: a mistake is reported next to its field, corrected and saved; the preview shows it before saving", async ({
	page,
	editor,
}) => {
	await editor.openWithPreview(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByLabel("Category", { exact: true }).selectOption("cloud");
	await page.getByLabel("Name", { exact: true }).fill("Disaster recovery");
	await page.getByRole("button", { name: "Begin" }).click();
	const file = join(editor.folder, "services/cloud/disaster-recovery.yaml");

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
});

test("creates a job as a separate file, which must have a location", async ({
	page,
	editor,
}) => {
	await editor.openWithPreview(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Job" }).check();
	await page.getByLabel("Name", { exact: true }).fill("Recovery Engineer");
	await page.getByRole("button", { name: "Begin" }).click();
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
	await expect(
		sitePage(page).getByRole("heading", { name: "Recovery Engineer" }),
	).toBeVisible({ timeout: 30_000 });
});

test("publishes an advisory above the others, after a wrong number is corrected", async ({
	page,
	editor,
}) => {
	await editor.openWithPreview(page);
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: "Advisory" }).check();
	await page.getByRole("button", { name: "Begin" }).click();
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
	await expect(
		sitePage(page).getByText("A lantern left burning over night"),
	).toBeVisible({ timeout: 30_000 });
});

test("a build of the edited content has the new service's page, menu entry, search entry, sitemap entry and share image, the job and the advisory", async ({
	editor,
}) => {
	const copy = mkdtempSync(join(tmpdir(), "edited-site-"));
	try {
		for (const source of [
			..."content frontend functions infra".split(" "),
			..."package.json tsconfig.json vite.config.ts".split(" "),
		]) {
			cpSync(join(root, source), join(copy, source), { recursive: true });
		}
		symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
		rmSync(join(copy, "content/copy"), { recursive: true });
		cpSync(editor.folder, join(copy, "content/copy"), { recursive: true });
		const build = ["--import", "tsx", "frontend/build/build.ts"];
		execFileSync(process.execPath, build, { cwd: copy, stdio: "pipe" });

		const built = (file: string) =>
			readFileSync(join(copy, "dist", file), "utf8");
		const path = "/services/id/cloud/disaster-recovery";
		expect(built(`${path}/index.html`)).toContain("Disaster Recovery");
		expect(built("index.html")).toContain(
			`<a href="${path}">Recovery after disasters</a>`,
		);
		expect(built("sitemap.xml")).toContain(`${site.origin}${path}<`);
		const found: { link: string; title: string }[] = JSON.parse(
			built("search.json"),
		);
		expect(found.some(({ link }) => link === path)).toBe(true);
		const job = "/company/careers/recovery-engineer";
		expect(found.some(({ link }) => link === job)).toBe(true);
		expect(built("company/careers/index.html")).toContain("Recovery Engineer");
		expect(built("resources/security/index.html")).toContain("MSEC-2099-001");
		const picture = readFileSync(join(copy, `dist/share${path}.png`));
		expect(picture.subarray(1, 4).toString()).toBe("PNG");
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
});
