import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { parse } from "yaml";
import { copy } from "#tests/copy.ts";
import { charted, serviceFile } from "#tests/samples.ts";
import { axeViolations } from "./support/axe.ts";
import { runInOneEditor, test } from "./support/editor.ts";
import {
	field,
	problem,
	save,
	sitePage,
	status,
} from "./support/editor-form.ts";

runInOneEditor();

test("unsaved text survives a reload; changes are shown, undone, redone and discarded", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "company/about.yaml");
	const before = readFileSync(file, "utf8");
	await editor.open(page, "company/about.yaml");
	const heading = field(page, "heading");
	const old = await heading.inputValue();
	await heading.fill("Words of this test");
	await expect(status(page)).toHaveText("Not saved yet.");
	await page.reload();
	await expect(heading).toHaveValue("Words of this test");
	await page.getByRole("button", { name: "Changes", exact: true }).click();
	const changes = page.locator(".side .diff");
	await expect(changes.locator(".added")).toHaveText(
		/heading: Words of this test/,
	);
	await expect(changes.locator(".removed")).toHaveCount(1);
	await heading.focus();
	await page.keyboard.press("Control+z");
	await expect(heading).toHaveValue(old);
	await page.keyboard.press("Control+y");
	await expect(heading).toHaveValue("Words of this test");
	const discard = page.getByRole("button", { name: "Discard changes" });
	await discard.click();
	await expect(heading).toHaveValue(old);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(heading).toHaveValue("Words of this test");
	await discard.click();
	await expect(heading).toHaveValue(old);
	await page.reload();
	await expect(heading).toHaveValue(old);
	expect(readFileSync(file, "utf8")).toBe(before);
});

test("Tab starts at New …, moves to the search, and from a search result to the form", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/careers.yaml");
	await editor.open(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "New …" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("pages/careers.yaml");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Careers" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	for (let presses = 0; presses < 20; presses++) {
		await page.keyboard.press("Tab");
		await expect(page.locator(".file :focus")).toHaveCount(1);
		const id = await page.evaluate(() => document.activeElement?.id);
		if (id === "root_heading") break;
	}
	await expect(field(page, "heading")).toBeFocused();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Work with us");
	await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8")).toMatch(/^heading: Work with us$/m);
});

test("moves and removes list entries with the keyboard only", async ({
	page,
	editor,
}) => {
	test.skip(copy.partners.length < 2, "there are no two partners");
	await editor.open(page, "lists/partners.yaml");
	const file = join(editor.folder, "lists/partners.yaml");
	const names = (): string[] =>
		parse(readFileSync(file, "utf8")).map(({ name }: { name: string }) => name);
	const [first = "", second = "", ...rest] = names();
	await page.getByRole("button", { name: `Move ${first} down` }).focus();
	await page.keyboard.press("Enter");
	await expect(field(page, "0_name")).toHaveValue(second);
	await expect(
		page.getByRole("button", { name: `Move ${first} down` }),
	).toBeFocused();
	await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText("Saved.");
	expect(names()).toEqual([second, first, ...rest]);
	await page.getByRole("button", { name: `Remove ${second}` }).focus();
	await page.keyboard.press("Space");
	await expect(status(page)).toHaveText("Not saved yet.");
	await page.keyboard.press("Control+s");
	await expect(status(page)).toHaveText("Saved.");
	expect(names()).toEqual([first, ...rest]);
});

test("a policy's text is edited next to its fields", async ({
	page,
	editor,
}) => {
	const file = join(editor.folder, "pages/terms.md");
	const before = readFileSync(file, "utf8");
	await editor.openWithPreview(page, "pages/terms.md");
	const body = field(page, "body");
	await body.fill(`${await body.inputValue()}\n# Too big a heading`);
	await expect(problem(page, "body")).toContainText('must have "## "');
	await page.keyboard.press("Control+z");
	await body.fill(
		`${before.split("---\n")[2]}\n## A heading of this test\n\nA paragraph of this test.\n`,
	);
	await expect(
		sitePage(page).getByRole("heading", { name: "A heading of this test" }),
	).toBeVisible({ timeout: 30_000 });
	await save(page).click();
	await expect(status(page)).toHaveText("Saved.");
	expect(readFileSync(file, "utf8").startsWith(before)).toBe(true);
});

test("changing a figure's kind shows the fields of that kind", async ({
	page,
	editor,
}) => {
	test.skip(!charted, "no service has a chart of lines");
	await editor.open(
		page,
		`services/${charted?.categoryId}/${charted?.id}.yaml`,
	);
	const kind = page.getByRole("combobox", { name: "Kind" }).first();
	await expect(kind.locator("option:checked")).toHaveText("line or bars");
	await kind.selectOption({ label: "layers" });
	await expect(
		page.getByRole("button", { name: "Add layer", exact: true }),
	).toBeVisible();
	await page.keyboard.press("Control+z");
	await expect(field(page, "figure_unit")).not.toHaveValue("");
	await expect(status(page)).toHaveText("All changes are saved.");
});

test("words in a script from right to left are shown so while they are typed", async ({
	page,
	editor,
}) => {
	await editor.open(page, "company/about.yaml");
	const heading = field(page, "heading");
	await expect(heading).toHaveCSS("direction", "ltr");
	await heading.fill("מי אנחנו?");
	await expect(heading).toHaveCSS("direction", "rtl");
	await page.keyboard.press("Control+z");
	await expect(heading).toHaveCSS("direction", "ltr");
});

test.describe("axe", () => {
	// The editor's own policy would block axe.
	test.use({ bypassCSP: true });
	test("axe reports no violations, and no box overflows sideways", async ({
		page,
		editor,
	}) => {
		const expectNoFault = async (boxes: boolean) => {
			for (const width of [1440, 360]) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
				if (boxes) expect.soft(await wideBoxes(page)).toEqual([]);
			}
		};
		for (const file of [serviceFile, "lists/partners.yaml"]) {
			await editor.open(page, file);
			await expectNoFault(true);
		}
		await page.getByRole("button", { name: "New …" }).click();
		await expectNoFault(false);
	});
});

/** Returns the classes of the page's and the form's boxes whose content is wider than they are. */
function wideBoxes(page: Page): Promise<string[]> {
	return page
		.locator("body, .editor, .file, .words, .words form")
		.evaluateAll((boxes) =>
			boxes
				.filter((box) => box.scrollWidth > box.clientWidth)
				.map((box) => box.className || box.localName),
		);
}
