import type { Page } from "playwright/test";

/** The message that broken code throws. */
export const brokenWords = "broken on purpose";
const reactChunk = /\/assets\/react\.[\w-]{7}\.js$/;
const entryChunk = "**/assets/main.*.js";

/** Props by name; null matches any value. */
export type Props = Record<string, unknown>;

/**
 * Makes a component throw as it renders: the one that creates an element with these props, whatever
 * its name in the built code and wherever its copy is loaded from.
 */
export async function breakElement(page: Page, props: Props): Promise<void> {
	await change(page, reactChunk, (code) => throwFor(code, props));
}

/** Makes a whole page throw, by the name of its file in frontend/pages/. */
export async function breakPage(page: Page, name: string): Promise<void> {
	await page.route(`**/assets/${name}.*.js`, (route) =>
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
	await breakElement(page, props);
	await change(page, entryChunk, (code) =>
		code
			.replace("static getDerivedStateFromError", "static unused")
			.replace("componentDidCatch(){", "unused(){"),
	);
}

/** Changes a script as the page loads it. @throws within the route if nothing changed */
async function change(
	page: Page,
	url: string | RegExp,
	changed: (code: string) => string,
): Promise<void> {
	await page.route(url, async (route) => {
		const response = await route.fetch();
		const code = await response.text();
		const body = changed(code);
		if (body === code) throw new Error(`${url} has nothing to change`);
		return route.fulfill({ response, body });
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
	return code.replace(
		jsxExports,
		(_, exported: string, jsx: string) =>
			`${exported}.jsx=${exported}.jsxs=(type,props,key)=>{if(${wanted.join("&&")})throw Error("${brokenWords}");return ${jsx}(type,props,key)}`,
	);
}
