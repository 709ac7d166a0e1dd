import type { Page } from "playwright/test";

/** The message that broken code throws. */
export const brokenWords = "broken on purpose";
/** The chunk that contains React. */
const appChunk = "**/assets/main-*.js";

/** Props by name; null matches any value. */
export type Props = Record<string, unknown>;

/**
 * Makes a component throw as it renders: the one that creates an element with these props, whatever
 * its name in the built code and wherever its copy is loaded from.
 */
export async function breakElement(page: Page, props: Props): Promise<void> {
	await page.route(appChunk, async (route) => {
		const response = await route.fetch();
		const body = throwFor(await response.text(), props);
		return route.fulfill({ response, body });
	});
}

/** Makes a whole page throw, by the name of its file in frontend/pages/. */
export async function breakPage(page: Page, name: string): Promise<void> {
	await page.route(`**/assets/${name}-*.js`, (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `export default function Page(){throw Error("${brokenWords}")}`,
		}),
	);
}

/** Removes every error boundary, and breaks an element. */
export async function removeBoundaries(
	page: Page,
	props: Props,
): Promise<void> {
	await page.route(appChunk, async (route) => {
		const response = await route.fetch();
		const code = throwFor(await response.text(), props)
			.replace("static getDerivedStateFromError", "static unused")
			.replace("componentDidCatch(){", "unused(){");
		return route.fulfill({ response, body: code });
	});
}

/** React creates every element with these two functions, which it exports by name. */
const jsxExports = /(\w+)\.jsx=(\w+),\1\.jsxs=\2/;

function throwFor(code: string, props: Props): string {
	const wanted = Object.entries(props).map(([name, value]) =>
		value === null
			? `${JSON.stringify(name)} in props`
			: `props[${JSON.stringify(name)}]===${JSON.stringify(value)}`,
	);
	const broken = code.replace(
		jsxExports,
		(_, exported: string, jsx: string) =>
			`${exported}.jsx=${exported}.jsxs=(type,props,key)=>{if(${wanted.join("&&")})throw Error("${brokenWords}");return ${jsx}(type,props,key)}`,
	);
	if (broken === code) throw new Error("React is not where it was looked for");
	return broken;
}
