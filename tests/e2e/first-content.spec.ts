import type { Page } from "playwright/test";
import { routes } from "#content/routes.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { copy } from "#tests/copy.ts";
import { advisory } from "#tests/samples.ts";
import { screens } from "#tests/screens.ts";
import { expect, test } from "./support/test.ts";

// A new visitor sees more on the first screen than a heading and its introduction.
const windows = [
	{ width: 1440, height: 900 },
	{ width: 360, height: 740 },
];

/**
 * The content a page exists for: a figure, facts, a list, a form, a meaningful picture or a text.
 */
const real =
	"figure, dl, form, table, article, input, h2, h3, [role=img], li a, section p";

// A message that a list is empty is not content.
const pages = Object.entries(screens).filter(
	([name]) =>
		!name.endsWith("not-found") && (advisory || name !== "advisories"),
);

for (const [name, path] of pages) {
	test(`the ${name} page has its first real content on the first screen, close below a header that fills its width`, async ({
		open,
		page,
	}) => {
		await open(path);
		for (const size of windows) {
			await page.setViewportSize(size);
			const at = `at ${size.width} px`;
			// At least a heading and a line of it are visible, not only its top edge.
			expect(await topOfContent(page), at).toBeLessThan(size.height - 72);
			expect(await gapBelowHeader(page), at).toBeLessThanOrEqual(100);
			// Another company may have no figures and facts.
			if (size.width === 1440 && hasOwnWords) {
				expect(await usesRightHalf(page), at).toBe(true);
			}
		}
	});
}

test("a laptop of 768 px, which has 625 below the browser's own bars, shows the home page's buttons", async ({
	open,
	page,
}) => {
	test.skip(!hasOwnWords, "another company has other words");
	await page.setViewportSize({ width: 1366, height: 625 });
	await open(routes.home);
	for (const { label } of [copy.home.primary, copy.home.secondary]) {
		const button = page.getByRole("main").getByRole("link", { name: label });
		await expect(button.first()).toBeInViewport({ ratio: 1 });
	}
});

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
		let head = document.querySelector("main h1");
		while (head?.parentElement && head.parentElement.id !== "main") {
			head = head.parentElement;
		}
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
		let head = document.querySelector("main h1");
		while (head?.parentElement && head.parentElement.id !== "main") {
			head = head.parentElement;
		}
		return [...(head?.querySelectorAll("p, dd, li, span, text, svg") ?? [])]
			.filter((element) => element.checkVisibility())
			.some((element) => {
				const { left, right, height } = element.getBoundingClientRect();
				return (left + right) / 2 > innerWidth / 2 && height > 1;
			});
	});
}
