import type { Page } from "playwright/test";

/**
 * Records what a screen reader says from now on: the text of each live region that changes, and of
 * each element that gets focus. Returns a function that reads it.
 */
export async function recordAnnouncements(
	page: Page,
): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const said: string[] = [];
		const say = (element: Element) => {
			const text = element.textContent?.trim();
			if (text) said.push(text);
		};
		const regions = "[role=status], [role=alert], [aria-live]";
		new MutationObserver((records) => {
			const changed = records.map(({ target }) => {
				const element =
					target instanceof Element ? target : target.parentElement;
				return element?.closest(regions);
			});
			for (const region of new Set(changed)) if (region) say(region);
		}).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
		});
		addEventListener("focusin", ({ target }) => {
			// Named by what it is, not by a text.
			if (target instanceof HTMLElement && target.tabIndex < 0) say(target);
		});
		Object.assign(window, { said });
	});
	return () =>
		page.evaluate(() => (window as unknown as { said: string[] }).said);
}
