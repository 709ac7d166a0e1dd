import { routes } from "#content/routes.ts";
import { serviceHref } from "#tests/samples.ts";
import { expect, test } from "./support/test.ts";

// Words as German forms them: 40 letters without a space.
const word = "Rechtsschutzversicherungsgesellschaften";

const places = {
	"buttons on the home page": [routes.home, "main a[class], main button"],
	"the home page's heading": [routes.home, "h1"],
	"the home page's spotlight": [routes.home, "[aria-roledescription] li span"],
	"a category's name": [routes.home, "#services h3"],
	"a service's standards": [serviceHref, "#standards li"],
	"buttons of a service": [serviceHref, "main a[class], main button"],
	"a position's title": [routes.careers, "main h3 a"],
	"buttons on Contact": [routes.contact, "main a[class], main button"],
} as const;

for (const [name, [path, selector]] of Object.entries(places)) {
	for (const width of [360, 960]) {
		test(`a long word makes no page scroll sideways and is not cut off: ${name}, ${width} px`, async ({
			open,
			page,
		}) => {
			await page.setViewportSize({ width, height: 740 });
			await open(path);
			const overflow = await page.evaluate(
				([wanted, text]) => {
					const found = document.querySelectorAll(wanted);
					if (found.length === 0) throw new Error("nothing to change");
					const range = document.createRange();
					const ends = [...found].map((element) => {
						const label = [...element.childNodes].find(
							(node) => node.nodeType === Node.TEXT_NODE,
						);
						if (!label) return 0;
						label.textContent = text;
						range.selectNode(label);
						return range.getBoundingClientRect().right;
					});
					const { scrollWidth, clientWidth } = document.documentElement;
					return Math.max(scrollWidth, ...ends) - clientWidth;
				},
				[selector, word] as const,
			);
			expect(overflow).toBe(0);
		});
	}
}

for (const name of [
	"Hansen & Petersen Treuhand AG",
	"Steuerberatungsgesellschaft",
]) {
	test(`the bar shows a whole name, broken between words only, next to long titles of the menu: ${name}`, async ({
		open,
		page,
	}) => {
		await open(routes.home);
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
		const shown = page.locator("header [data-logo=wide] span");
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
			expect(faults, `at ${width} px`).toEqual([]);
		}
	});
}
