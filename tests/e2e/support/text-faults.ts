import type { Page } from "playwright/test";

/**
 * Paragraphs that are hard to read: room for more than 80 characters in a line (WCAG 1.4.8),
 * or a contrast below 7 to 1 (1.4.6), which we hold body text to.
 */
export function textFaults(page: Page): Promise<string[]> {
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
				if (perLine > longest) {
					faults.push(`${Math.round(perLine)} characters a line`);
				}
				const { color } = getComputedStyle(element);
				const ratio = contrast(color, groundOf(element));
				if (ratio < least) faults.push(`${ratio.toFixed(1)} to 1`);
				return faults.map((fault) => `"${text.slice(0, 40)}": ${fault}`);
			});

		/** Width in pixels of the text if it stood in one line. */
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

		function groundOf(element: Element | null): string {
			if (!element) return "rgb(255, 255, 255)";
			const { backgroundColor } = getComputedStyle(element);
			return /, 0\)$/.test(backgroundColor)
				? groundOf(element.parentElement)
				: backgroundColor;
		}

		function contrast(one: string, other: string): number {
			const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted(
				(a, b) => b - a,
			);
			return (light + 0.05) / (dark + 0.05);
		}

		function luminance(colour: string): number {
			const [red = 0, green = 0, blue = 0] = (
				colour.match(/[\d.]+/g) ?? []
			).map((part) => {
				const share = Number(part) / 255;
				return share <= 0.04045
					? share / 12.92
					: ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		}
	});
}
