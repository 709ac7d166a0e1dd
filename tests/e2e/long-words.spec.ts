import { companyPath, extensionPath, routes } from "#content/routes.ts";
import { extension, serviceHref } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// Words as German forms them: 40 letters without a space.
const word = "Rechtsschutzversicherungsgesellschaften";

const running = { "running text": "main :is(h2, h3, p, li, dt, dd)" };

/** What may be so long, by its page. */
const places = {
	...(extension && { [extensionPath(extension.id)]: running }),
	[companyPath("about")]: running,
	[routes.partners]: running,
	[routes.home]: {
		...running,
		buttons: "main a[class], main button",
		"the heading": "h1",
		"the spotlight": "[aria-roledescription] li span",
		"a category's name": "#services h3",
	},
	[serviceHref]: {
		...running,
		"its standards": "#standards li",
		buttons: "main a[class], main button",
	},
	[routes.careers]: { ...running, "a position's title": "main h3 a" },
	[routes.contact]: { ...running, buttons: "main a[class], main button" },
};

for (const [path, selectors] of Object.entries(places)) {
	test(`a long word makes no page scroll sideways and is not cut off: ${path}`, async ({
		open,
		page,
	}) => {
		await open(path);
		for (const [name, selector] of Object.entries(selectors)) {
			for (const width of [360, 960, 1440]) {
				await page.setViewportSize({ width, height: 740 });
				const overflow = await page.evaluate(overflowWith, [selector, word]);
				expect(overflow, `${name}, ${width} px`).toBe(0);
			}
		}
	});
}

/**
 * Runs in the page. Returns by how much the page, or the word, is wider than the window while the word
 * is the text of each element; then each has its own text again.
 */
function overflowWith([selector = "", word = ""]: string[]): number {
	const found = document.querySelectorAll(selector);
	if (found.length === 0) throw new Error("nothing to change");
	const labels = [...found].flatMap(
		(element) =>
			[...element.childNodes].find(
				(node) => node.nodeType === Node.TEXT_NODE,
			) ?? [],
	);
	if (labels.length === 0) throw new Error("no text to change");
	const own = labels.map(({ textContent }) => textContent);
	for (const label of labels) label.textContent = word;
	const range = document.createRange();
	const ends = labels.map((label) => {
		range.selectNode(label);
		return range.getBoundingClientRect().right;
	});
	const { scrollWidth, clientWidth } = document.documentElement;
	for (const [index, label] of labels.entries()) {
		label.textContent = own[index] ?? "";
	}
	return Math.max(scrollWidth, ...ends) - clientWidth;
}

test("the bar shows a whole name, broken between words only, next to long titles of the menu", async ({
	open,
	page,
}) => {
	await open(routes.home);
	const shown = page.locator("header [data-logo=wide] span");
	for (const name of [
		"Hansen & Petersen Treuhand AG",
		"Steuerberatungsgesellschaft",
	]) {
		await page.evaluate((text) => {
			for (const each of document.querySelectorAll<HTMLElement>(
				"header [data-logo] span",
			)) {
				each.dataset.long = "true";
				each.textContent = text;
			}
			for (const title of document.querySelectorAll("header nav > ul > li > *"))
				if (title.firstChild) title.firstChild.textContent = "Dienstleistungen";
		}, name);
		for (const width of [360, 480, 768, 900, 1024, 1100, 1280, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			const faults = await shown.evaluate((element) => {
				const { clientHeight, scrollHeight, textContent } = element;
				const text = element.firstChild as Text;
				const range = document.createRange();
				const broken = [...textContent.matchAll(/\S+/g)].filter((word) => {
					range.setStart(text, word.index);
					range.setEnd(text, word.index + word[0].length);
					return range.getClientRects().length > 1;
				});
				const { scrollWidth, clientWidth } = document.documentElement;
				return [
					...broken.map(([word]) => `${word} is broken`),
					...(scrollHeight > clientHeight ? ["it is cut off"] : []),
					...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
				];
			});
			expect(faults, `${name} at ${width} px`).toEqual([]);
		}
	}
});

test("the link for keyboard users is out of view until it has focus, even on several lines", async ({
	open,
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(routes.contact);
	const link = page.locator(".skip-link");
	await link.evaluate((element, word) => {
		element.textContent = `${word} ${word}`;
	}, word);
	await expect(link).not.toBeInViewport();
	await link.focus();
	await expect(link).toBeInViewport();
});

test("an email address that needs two lines breaks before its domain", async ({
	open,
	page,
}) => {
	await open(routes.careers);
	const address = page.locator('footer a[href^="mailto:"]');
	await page.setViewportSize({ width: 340, height: 740 });
	const isWhole = await address.evaluate((link) => {
		const range = document.createRange();
		const linesOf = (part: Node) => {
			range.selectNode(part);
			return [...range.getClientRects()].map(({ top }) => top);
		};
		const [start = [], end = []] = [...link.childNodes]
			.filter(({ textContent }) => textContent)
			.map(linesOf);
		const lines = new Set([...start, ...end]);
		return lines.size === 1 || (start.at(-1) ?? 0) < (end[0] ?? 0);
	});
	expect(isWhole).toBe(true);
});
