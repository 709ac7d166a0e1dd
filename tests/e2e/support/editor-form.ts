import { expect, type Page } from "playwright/test";

export const field = (page: Page, id: string) => page.locator(`#root_${id}`);
export const problem = (page: Page, id: string) =>
	page.locator(`#root_${id}-problem`);
export const save = (page: Page) => page.getByRole("button", { name: "Save" });
export const status = (page: Page) => page.locator(".note[role=status]");
export const sitePage = (page: Page) => page.frameLocator("iframe");

/** Waits until the file's page, as the preview's server sends it, has a text. */
export async function pageSays(page: Page, text: string): Promise<void> {
	await expect(async () => {
		const path = await page
			.getByTitle("The page", { exact: true })
			.getAttribute("src");
		const response = await page.request.get(
			new URL(path ?? "", page.url()).href,
		);
		expect(response.status()).toBe(200);
		expect(await response.text()).toContain(text);
	}).toPass({ timeout: 30_000, intervals: [100] });
}

/** Begins a new file or entry. */
export async function beginNew(page: Page, kind: string, name?: string) {
	await page.getByRole("button", { name: "New …" }).click();
	await page.getByRole("radio", { name: kind, exact: true }).check();
	if (name) await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("button", { name: "Begin" }).click();
}

const nouns =
	"ledger beacon harbour lantern orchard copper saddle timber granite meadow compass anchor bridge canyon feather".split(
		" ",
	);

/** Returns text of about four fifths of a length, different for every number. */
export function words(number: number, most: number): string {
	let text = `Plan ${number}`;
	let state = number + 1;
	let last = "";
	while (text.length < most * 0.7) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		const word = nouns[(state >>> 16) % nouns.length] ?? "";
		if (text.length + word.length + 2 > most) break;
		if (word === last) continue;
		text += ` ${word}`;
		last = word;
	}
	return `${text}.`;
}

/**
 * Fills in each empty text field within a part of the form.
 * @param from a different one for each file: no two files may have the same text
 */
export async function fillAll(page: Page, within: string, from: number) {
	const fields = page.locator(
		`${within} :is(input, textarea):not([type=search])`,
	);
	// A field with a fixed format (a date, an id, a score) has no length limit to aim at.
	const limits = await fields.evaluateAll((all) =>
		(all as HTMLInputElement[]).map(({ value, parentElement }) => {
			const count = parentElement?.querySelector(".count")?.textContent;
			return value === "" ? /of (\d+)/.exec(count ?? "")?.[1] : undefined;
		}),
	);
	for (const [index, most] of limits.entries()) {
		if (most) await fields.nth(index).fill(words(from + index, Number(most)));
	}
	const icons = page.locator(`${within} .icon-choice`);
	for (let index = 0; index < (await icons.count()); index++) {
		await icons.nth(index).click();
		const dialog = page.getByRole("dialog", { name: "Choose a picture" });
		if (index > 0) {
			// Among the first that are shown: each search takes longer than filling in all text fields.
			await dialog.locator("button[title]").first().click();
			continue;
		}
		await dialog.getByRole("searchbox").fill("life buoy");
		await dialog.getByRole("button", { name: "life-buoy" }).click();
	}
}
