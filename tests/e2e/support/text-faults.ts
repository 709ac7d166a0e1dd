import type { Page } from "playwright/test";
import { bringContrast } from "./contrast.ts";

/**
 * Returns paragraphs that are hard to read: lines of more than 80 characters (WCAG 1.4.8), or a
 * contrast below 7:1 (1.4.6), which we require of body text.
 */
export async function textFaults(page: Page): Promise<string[]> {
	await bringContrast(page);
	return page.evaluate(() => {
		const least = 7;
		const longest = 80;
		return [...document.querySelectorAll<HTMLElement>("main p, main dd")]
			.filter((element) => element.checkVisibility())
			.flatMap((element) => {
				const text = element.innerText.trim();
				// Short ones are labels.
				if (text.length < 100) return [];
				const faults: string[] = [];
				const perLine = (element.clientWidth * text.length) / lengthOf(element);
				if (perLine > longest && !isClipped(element)) {
					faults.push(`${Math.round(perLine)} characters a line`);
				}
				const { color } = getComputedStyle(element);
				const ratio = contrastOn(element, color);
				if (ratio < least) faults.push(`${ratio.toFixed(1)} to 1`);
				return faults.map((fault) => `"${text.slice(0, 40)}": ${fault}`);
			});

		/** Whether only screen readers read it, as the list beside a figure's drawing. */
		function isClipped(element: Element | null): boolean {
			if (!element) return false;
			const { clipPath } = getComputedStyle(element);
			return clipPath === "inset(50%)" || isClipped(element.parentElement);
		}

		/** The width in pixels of the text on a single line. */
		function lengthOf(element: Element): number {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			let length = 0;
			while (walker.nextNode()) {
				range.selectNodeContents(walker.currentNode);
				for (const { width } of range.getClientRects()) length += width;
			}
			return length;
		}
	});
}
