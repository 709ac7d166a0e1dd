import type { Page } from "playwright/test";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";

/**
 * The content a page exists for: a figure, facts, a list, a form, a meaningful picture or a text.
 */
const real =
	"figure, dl, form, table, article, input, h2, h3, [role=img], li a, section p";

/**
 * Returns what a new visitor misses on the first screen: real content, close below a header that
 * fills the page's width.
 */
export async function firstContentFaults(
	page: Page,
	{ width, height }: { width: number; height: number },
): Promise<string[]> {
	const faults: string[] = [];
	const top = await topOfContent(page);
	// At least a heading and a line of it are visible, not only its top edge; another company's
	// introductions may be longer.
	const start = hasOwnWords ? height - 72 : height;
	if (!(top < start)) faults.push(`starts at ${top} px of ${height}`);
	const gap = await gapBelowHeader(page);
	if (!(gap <= 100)) faults.push(`a gap of ${gap} px below the header`);
	// Another company may have no figures and facts.
	if (width === 1440 && hasOwnWords && !(await usesRightHalf(page))) {
		faults.push("the right half of the header is empty");
	}
	return faults;
}

function topOfContent(page: Page): Promise<number> {
	return page.evaluate(
		([real, breadcrumbs]) => {
			const heading = document.querySelector("main h1");
			const boxes = [...document.querySelectorAll(`main :is(${real})`)]
				.filter(
					(element) =>
						element.checkVisibility() &&
						!element.closest(breadcrumbs) &&
						!element.contains(heading) &&
						element !== heading &&
						element.textContent + (element.getAttribute("aria-label") ?? "") !==
							"",
				)
				.map((element) => element.getBoundingClientRect())
				.filter(({ height }) => height > 0);
			return Math.min(...boxes.map(({ top }) => top));
		},
		[real, `[aria-label="${copy.frame.breadcrumbLabel}"]`] as const,
	);
}

function gapBelowHeader(page: Page): Promise<number> {
	return page.evaluate(() => {
		const head = document.querySelector("#main > :is(h1, :has(h1))");
		const next = head?.nextElementSibling;
		if (!head || !next) return 0;
		const { bottom } = head.getBoundingClientRect();
		const walker = document.createTreeWalker(next, NodeFilter.SHOW_TEXT);
		const tops = [...next.querySelectorAll("input, svg, form")].map(
			(element) => element.getBoundingClientRect().top,
		);
		while (walker.nextNode()) {
			const { parentElement: around, textContent } = walker.currentNode;
			if (!textContent?.trim() || !around?.checkVisibility()) continue;
			if (around.closest(".visually-hidden")) continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			tops.push(range.getBoundingClientRect().top);
		}
		return Math.min(...tops) - bottom;
	});
}

function usesRightHalf(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const head = document.querySelector("#main > :is(h1, :has(h1))");
		return [...(head?.querySelectorAll("p, dd, li, span, text, svg") ?? [])]
			.filter((element) => element.checkVisibility())
			.some((element) => {
				const { left, right, height } = element.getBoundingClientRect();
				return (left + right) / 2 > innerWidth / 2 && height > 1;
			});
	});
}
