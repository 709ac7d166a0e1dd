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
	test(`the ${name} page has its first real content on the first screen`, async ({
		open,
		page,
	}) => {
		for (const size of windows) {
			await page.setViewportSize(size);
			await open(path);
			const first = await page.evaluate(
				([real, breadcrumbs]) => {
					const heading = document.querySelector("main h1");
					const boxes = [...document.querySelectorAll(`main :is(${real})`)]
						.filter(
							(element) =>
								element.checkVisibility() &&
								!element.closest(breadcrumbs) &&
								!element.contains(heading) &&
								element !== heading &&
								element.textContent +
									(element.getAttribute("aria-label") ?? "") !==
									"",
						)
						.map((element) => element.getBoundingClientRect())
						.filter(({ height }) => height > 0);
					return Math.min(...boxes.map(({ top }) => top));
				},
				[real, `[aria-label="${copy.frame.breadcrumbLabel}"]`] as const,
			);
			// At least a heading and a line of it are visible, not only its top edge.
			expect(first, `at ${size.width} px`).toBeLessThan(size.height - 72);
		}
	});
}

test("on every page, what follows the header begins at most 100 px below it", async ({
	open,
	page,
}) => {
	for (const { width, height } of windows) {
		await page.setViewportSize({ width, height });
		const wide: string[] = [];
		for (const [name, path] of pages) {
			await open(path);
			const gap = await page.evaluate(() => {
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
			if (gap > 100) wide.push(`${name} at ${width} px: ${Math.round(gap)} px`);
		}
		expect(wide).toEqual([]);
	}
});

test("no page's header leaves the right half of a wide screen empty", async ({
	open,
	page,
}) => {
	test.skip(!hasOwnWords, "another company may have no figures and facts");
	await page.setViewportSize({ width: 1440, height: 900 });
	const empty: string[] = [];
	for (const [name, path] of pages) {
		await open(path);
		const isUsed = await page.evaluate(() => {
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
		if (!isUsed) empty.push(name);
	}
	expect(empty).toEqual([]);
});
