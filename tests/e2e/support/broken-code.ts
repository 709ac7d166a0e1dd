import type { Page } from "playwright/test";

/** What broken code says. */
export const brokenWords = "broken on purpose";
const thrown = `(()=>{throw Error("${brokenWords}")})()`;

/**
 * Makes one component throw as it renders: a value in the built code gives way to an error.
 * @param before what stands before the value, in whichever chunk, such as '"aria-label":'
 * @param value as it is built, such as '`Main`'; empty where its name changes with each build
 * @param chunk beginning of the names of the chunks that are meant, where the same stands in others
 * @returns how many chunks it was found in so far
 */
export async function breakCode(
	page: Page,
	before: string,
	value: string,
	chunk = "",
): Promise<() => number> {
	let found = 0;
	await page.route(`**/assets/${chunk}*.js`, async (route) => {
		const response = await route.fetch();
		const code = await response.text();
		const error = value ? thrown : `${thrown}||`;
		const broken = code.replace(before + value, () => before + error);
		if (broken !== code) found += 1;
		return route.fulfill({ response, body: broken });
	});
	return () => found;
}

/** Makes a whole page throw, by its component's name. */
export async function breakPage(page: Page, name: string): Promise<void> {
	await page.route(`**/assets/${name}-*.js`, (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `export function ${name}(){throw Error("${brokenWords}")}`,
		}),
	);
}

/** Takes every boundary away, as if there were none. */
export async function removeBoundaries(page: Page): Promise<void> {
	await page.route(/\/assets\/(app|main)-[^/]*\.js$/, async (route) => {
		const response = await route.fetch();
		const code = await response.text();
		const without = code
			.replace("static getDerivedStateFromError", "static unused")
			.replace("componentDidCatch(){", "unused(){")
			.replace('"aria-label":`Footer`', `"aria-label":${thrown}`);
		return route.fulfill({ response, body: without });
	});
}
