import type { Page } from "playwright/test";

export const field = (page: Page, id: string) => page.locator(`#root_${id}`);
export const problem = (page: Page, id: string) =>
	page.locator(`#root_${id}-problem`);
export const save = (page: Page) => page.getByRole("button", { name: "Save" });
export const status = (page: Page) => page.locator(".note[role=status]");
export const sitePage = (page: Page) => page.frameLocator("iframe");

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
	const count = await fields.count();
	for (let index = 0; index < count; index++) {
		const one = fields.nth(index);
		if ((await one.inputValue()) !== "") continue;
		// A field with a fixed format (a date, an id, a score) has no length limit to aim at.
		const counter = one.locator("xpath=..").locator(".count");
		if ((await counter.count()) === 0) continue;
		const [, most] = /of (\d+)/.exec((await counter.textContent()) ?? "") ?? [];
		await one.fill(words(from + index, Number(most ?? 40)));
	}
	const icons = page.locator(`${within} .icon-choice`);
	for (let index = 0; index < (await icons.count()); index++) {
		await icons.nth(index).click();
		const dialog = page.getByRole("dialog", { name: "Choose a picture" });
		await dialog.getByRole("searchbox").fill("life buoy");
		await dialog.getByRole("button", { name: "life-buoy" }).click();
	}
}
