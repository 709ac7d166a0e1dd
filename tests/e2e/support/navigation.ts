import { expect, type Page } from "playwright/test";
import { copy } from "#tests/copy.ts";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const footerLink = (page: Page, name: string) =>
	page
		.getByRole("navigation", { name: copy.frame.footerLabel })
		.getByRole("link", { name, exact: true });

/** Clicks a link in the footer without scrolling to it, as a real click would. */
export async function follow(
	page: Page,
	name: string,
	title: string,
): Promise<void> {
	await footerLink(page, name).dispatchEvent("click");
	await expect(heading(page)).toHaveText(title);
}

/** Starts recording how the page scrolls by script, and what its live regions announce. */
export async function watch(page: Page): Promise<() => Promise<Watched>> {
	await page.evaluate(() => {
		const seen = { scrolls: [] as unknown[], said: [] as string[] };
		Object.assign(window, { seen });
		const { scrollTo } = window;
		window.scrollTo = ((...to: [ScrollToOptions]) => {
			seen.scrolls.push(to[0]);
			scrollTo(...to);
		}) as typeof window.scrollTo;
		new MutationObserver((records) => {
			for (const { target } of records) {
				const region = (
					target instanceof Element ? target : target.parentElement
				)?.closest("[aria-live], [role=status], [role=alert]");
				if (region) seen.said.push(region.textContent ?? "");
			}
		}).observe(document.body, {
			characterData: true,
			childList: true,
			subtree: true,
		});
	});
	return () =>
		page.evaluate(() => (window as unknown as { seen: Watched }).seen);
}

type Watched = { scrolls: unknown[]; said: string[] };
