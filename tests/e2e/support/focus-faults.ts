import type { Page } from "playwright/test";
import { bringContrast } from "./contrast.ts";

/**
 * Finds focus faults: focuses every focusable element, forwards and then backwards so that the page
 * scrolls up as well as down. Reports each element without a ring of 2 px with a contrast of 3:1
 * (WCAG 2.4.7, 1.4.11), and each that is behind the bar, outside the window or under something else
 * (2.4.11).
 */
export async function focusFaults(page: Page): Promise<string[]> {
	// From here on the browser assumes that the visitor uses a keyboard.
	await page.keyboard.press("Tab");
	await bringContrast(page);
	return page.evaluate(() => {
		const all = [
			...document.querySelectorAll<HTMLElement>(
				"a[href], button, input, textarea, summary, [tabindex='0']",
			),
		].filter(
			(element) =>
				element.tabIndex >= 0 &&
				element.checkVisibility({ visibilityProperty: true }) &&
				!element.closest("[inert], [aria-hidden=true]"),
		);
		const faults = new Set<string>();
		for (const element of [...all, ...all.toReversed()]) {
			element.focus();
			const name =
				element.textContent?.trim().slice(0, 40) ||
				element.getAttribute("aria-label") ||
				element.id;
			if (document.activeElement !== element) {
				faults.add(`${name}: cannot be focused`);
				continue;
			}
			const ring = ringOf(element);
			if (!ring) faults.add(`${name}: shows no ring`);
			else if (ring < 3) faults.add(`${name}: ring of ${ring.toFixed(1)} to 1`);
			const cover = coverOf(element);
			if (cover) faults.add(`${name}: is behind ${cover}`);
		}
		return [...faults];

		/** The ring's contrast with its surroundings; null if there is no ring. */
		function ringOf(element: Element): number | null {
			for (
				let bearer: Element | null = element, steps = 0;
				bearer && steps < 3;
				bearer = bearer.parentElement, steps++
			) {
				const { outlineStyle, outlineWidth, outlineColor } =
					getComputedStyle(bearer);
				if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) {
					return contrastOn(bearer.parentElement, outlineColor);
				}
			}
			return null;
		}

		/** Returns what covers the middle of the element's first line. */
		function coverOf(element: Element): string | null {
			const [line] = element.getClientRects();
			if (!line) return "nothing, as it has no size";
			const x = line.left + line.width / 2;
			const y = line.top + Math.min(line.height / 2, 60);
			if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
				return "the edge of the window";
			}
			const top = document.elementFromPoint(x, y);
			return top &&
				(top === element || element.contains(top) || top.contains(element))
				? null
				: `${top?.tagName} ${top?.className}`;
		}
	});
}
