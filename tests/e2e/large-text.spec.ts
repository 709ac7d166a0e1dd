import { routes } from "#content/routes.ts";
import { screens } from "#tests/screens.ts";
import { setFontSize } from "./support/font-size.ts";
import { expect, test } from "./support/test.ts";

test("on narrow phones and with large text, labels are whole and the text of each has room", async ({
	open,
	page,
}) => {
	const settings = [
		[320, 16],
		[360, 32],
	] as const;
	for (const [width, standard] of settings) {
		await page.setViewportSize({ width, height: 780 });
		await setFontSize(page, standard);
		for (const name of ["careers", "platform", "category"]) {
			await open(screens[name] ?? "/");
			const { broken, narrow } = await page.evaluate(() => {
				const words = [...document.querySelectorAll("main dt")].flatMap(
					({ firstChild: text }) =>
						[...(text?.textContent ?? "").matchAll(/\S+/g)].map((word) => {
							const range = document.createRange();
							if (text) range.setStart(text, word.index);
							if (text) range.setEnd(text, word.index + word[0].length);
							return { word: word[0], lines: range.getClientRects().length };
						}),
				);
				const narrow = [...document.querySelectorAll("main td")].filter(
					(cell) => {
						const range = document.createRange();
						range.selectNodeContents(cell);
						const lines = range.getClientRects().length;
						return lines > (cell.textContent ?? "").split(" ").length;
					},
				);
				return {
					broken: words.filter(({ lines }) => lines > 1),
					narrow: narrow.map(({ textContent }) => textContent),
				};
			});
			expect({ name, width, broken, narrow }).toEqual({
				name,
				width,
				broken: [],
				narrow: [],
			});
		}
	}
});

test("with large text, the number to call wraps within its button", async ({
	open,
	page,
}) => {
	await setFontSize(page, 32);
	await page.setViewportSize({ width: 360, height: 780 });
	await open(routes.contact);
	const outside = await page
		.locator("#urgent a[href^='tel:']")
		.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(outside).toBe(0);
});
