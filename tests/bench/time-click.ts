import type { Locator } from "playwright";

/**
 * Clicks, and waits until the first element of a selector is there or says something else.
 * @returns milliseconds from the click to the frame after that
 */
export function timeClick(button: Locator, selector: string): Promise<number> {
	return button.evaluate(
		(element: HTMLElement, selector) =>
			new Promise<number>((resolve) => {
				const before = document.querySelector(selector)?.textContent;
				const clickedAt = performance.now();
				new MutationObserver((_, observer) => {
					const now = document.querySelector(selector)?.textContent;
					if (now === undefined || now === before) return;
					observer.disconnect();
					requestAnimationFrame(() => resolve(performance.now() - clickedAt));
				}).observe(document, {
					attributes: true,
					characterData: true,
					childList: true,
					subtree: true,
				});
				element.click();
			}),
		selector,
	);
}
