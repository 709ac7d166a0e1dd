import { readFileSync } from "node:fs";
import { posix, resolve } from "node:path";
import type { BundledModule } from "#frontend/build/module-list-plugin.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { type BuiltPage, gzipSize, readFile } from "./dist.ts";
import { elements } from "./html.ts";
import { withShortFacts } from "./short-facts.ts";

// The budgets of ARCHITECTURE.md: nobody raises one without explaining it there. Here a kB has
// 1,024 bytes, as when the budgets were set (React alone: 66 kB).
export const kB = 1_024;
export const budgets = {
	html: 22 * kB,
	css: 12 * kB,
	script: 90 * kB,
	words: 5 * kB,
	font: 30 * kB,
};
/**
 * Budget of a page and its inlined rules, compressed with Brotli: the ten packets that a server
 * sends before it waits for the browser hold 14.6 kB including headers. The platform's page has a
 * picture of each extension, below the first screen. Measured at Brotli's quality 11; at about 5, as
 * CDNs compress while serving, the largest of the other pages has 15.3 kB. Pages of 10.4 to
 * 14.6 kB were painted equally soon over the slow line (BENCHMARKS.md).
 */
export const firstFlight = 14 * kB;
export const longFlight = 18 * kB;

export type Kind = keyof typeof budgets;

/** A file of a page's first load and its compressed size, in bytes. */
export type Part = { file: string; size: number };

const modulesFile = resolve(import.meta.dirname, "../../../build/modules.json");
const sizes = new Map<string, number>();

/** Every module of the browser bundle by its name. */
export const modules = new Map<string, BundledModule>(
	Object.entries(JSON.parse(readFileSync(modulesFile, "utf8"))),
);

/** Returns what a page loads before any interaction. */
export function firstLoad(page: BuiltPage): Record<Kind, Part[]> {
	const links = elements(page.html, "link");
	const styles = links.filter(({ rel }) => rel === "stylesheet");
	const fonts = [...page.html.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(
		([, file = ""]) => file,
	);
	return {
		html: [{ file: page.path, size: gzipSize(page.html) }],
		css: styles.map(({ href = "" }) => part(href)),
		script: scriptsOf(page).filter(isScript).map(part),
		words: scriptsOf(page)
			.filter((file) => !isScript(file))
			.map(part),
		// Already compressed.
		font: fonts.map((file) => ({ file, size: readFile(file).length })),
	};
}

/** Returns the bytes of a page's first load. */
export function weightsOf(page: BuiltPage): Record<Kind, number> {
	const { html, css, script, words, font } = firstLoad(page);
	return {
		html: sum(html),
		css: sum(css),
		script: sum(script),
		words: sum(words),
		font: sum(font),
	};
}

export function sum(parts: Part[]): number {
	return parts.reduce((total, { size }) => total + size, 0);
}

function isScript(file: string): boolean {
	return file.endsWith(".js");
}

/**
 * The scripts that a page hydrates with, and its copy as JSON; the inline script after the list
 * loads them.
 */
export function scriptsOf({ html }: BuiltPage): string[] {
	const [, list] =
		/<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(
			html,
		) ?? [];
	return list ? JSON.parse(list) : [];
}

/** Returns the modules in a page's first scripts. */
export function modulesOf(page: BuiltPage): [string, BundledModule][] {
	const chunks = new Set(scriptsOf(page));
	return [...modules].filter(([, { chunk }]) => chunks.has(chunk));
}

/** Returns the chunks that a chunk imports statically. */
export function importsOf(script: string): string[] {
	const code = readFile(script).toString();
	return [
		...code.matchAll(/(?:\bfrom|[;}\n]import|^import)\s*"(\.\/[^"]+\.js)"/g),
	].map(([, name = ""]) => posix.join(posix.dirname(script), name));
}

/** Returns the modules loaded together with these: all their imports, transitively. */
export function closureOf(names: string[]): Set<string> {
	const seen = new Set<string>();
	const waiting = [...names];
	for (let name = waiting.pop(); name; name = waiting.pop()) {
		if (seen.has(name)) continue;
		seen.add(name);
		waiting.push(...(modules.get(name)?.imports ?? []));
	}
	return seen;
}

/** Returns the package that a module belongs to; undefined for our own. */
export function packageOf(name: string): string | undefined {
	return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
}

function part(file: string): Part {
	const size = sizes.get(file) ?? gzipSize(contentOf(file));
	sizes.set(file, size);
	return { file, size };
}

/** Every script has the company's facts; those of another company may be longer than ours. */
function contentOf(file: string): Buffer | string {
	const bytes = readFile(file);
	return isScript(file) && !hasOwnWords
		? withShortFacts(bytes.toString())
		: bytes;
}
