import type { Page } from "playwright/test";
import { copy } from "#tests/copy.ts";
import { menuButton } from "./menu.ts";
import { expect } from "./test.ts";

export const sheet = (page: Page) =>
	page.getByRole("dialog", { name: copy.menuWords.sheetLabel });

export async function openSheet(page: Page): Promise<void> {
	await menuButton(page).tap();
	await expect(sheet(page).getByRole("navigation")).toBeVisible();
}
