import type { Page } from "./page.ts";

/**
 * Waits for the list of a screen that has one, and then for the icon shapes that the built page
 * lacks.
 */
export async function untilDrawn(page: Page, screen: string): Promise<void> {
	await page.until(
		`${screen}'s list and the shapes of its icons`,
		(hasList) =>
			(!hasList || document.querySelector("main article")) &&
			[...document.querySelectorAll("use")].every((use) =>
				document.querySelector(use.getAttribute("href") ?? ""),
			),
		screen === "blog" || screen === "research",
	);
}
