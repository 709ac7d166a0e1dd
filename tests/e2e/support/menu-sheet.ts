import type { Page } from "playwright/test";
import { expect } from "./test.ts";

export const button = (page: Page) =>
	page.getByRole("button", { name: "Menu", exact: true });
export const sheet = (page: Page) => page.getByRole("dialog", { name: "Menu" });

export async function openSheet(page: Page): Promise<void> {
	await button(page).tap();
	await expect(sheet(page).getByRole("navigation")).toBeVisible();
}
