import type { Page } from "playwright/test";

/** What broken code says. */
export const brokenWords = "broken on purpose";
/** It has React. */
const appChunk = "**/assets/main-*.js";

/** Props by their names; null where any value will do. */
export type Props = Record<string, unknown>;

/**
 * Makes a component throw as it renders: the one that makes an element with such props,
 * whatever the built code calls it and wherever its words come from.
 */
export async function breakElement(page: Page, props: Props): Promise<void> {
	await page.route(appChunk, async (route) => {
		const response = await route.fetch();
		const body = throwFor(await response.text(), props);
		return route.fulfill({ response, body });
	});
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

/** Takes every boundary away, as if there were none, and breaks an element. */
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

/** React makes every element by these two, which it exports by their names. */
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
