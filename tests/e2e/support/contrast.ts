import type { Page } from "playwright/test";

declare global {
	/** In the page: returns the WCAG contrast of a colour with an element's background. */
	var contrastOn: (element: Element | null, colour: string) => number;
}

/** Adds `contrastOn` to the page, for functions that run there. */
export function bringContrast(page: Page): Promise<void> {
	return page.evaluate(() => {
		window.contrastOn = (element, colour) =>
			contrast(colour, groundOf(element));

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
