import { relative, resolve } from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { cssTargets } from "./browser-targets.ts";
import { firstScreenFiles } from "./first-screen-files.ts";
import { splitStates } from "./split-states.ts";

const root = resolve(import.meta.dirname, "../..");
const firstFiles = new Set(Object.values(firstScreenFiles).flat());

/** Where a build writes the critical CSS as `FirstRules`, next to its manifest. */
export const firstRulesFile = ".vite/first-rules.json";

/**
 * Extracts the rules of first-screen-files.ts for built-tags.ts, which inlines them into the pages.
 * Rules inlined into every page are removed from the site's stylesheet.
 * @throws when the build does not contain one of the files
 */
export function firstScreen(): Plugin {
	const texts = new Map<string, string>();
	return {
		name: "first-screen",
		apply: "build",
		// Runs after Vite's plugin that resolves imports and class names, and before the one that collects CSS.
		transform(code, id) {
			if (this.environment.name !== "client") return;
			const file = relative(root, id);
			if (!firstFiles.has(file)) return;
			const { first, later } = splitStates(code);
			texts.set(file, first);
			// Rules that only some pages inline stay in the stylesheet, for navigation from the others.
			return firstScreenFiles.every.includes(file)
				? { code: later, map: null }
				: undefined;
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			// Vite's placeholder for a file that it has not named yet.
			const withFileNames = (text: string) =>
				text.replace(
					/__VITE_ASSET__([\w$]+)__/g,
					(_, reference) => `/${this.getFileName(reference)}`,
				);
			const rulesOf = (files: string[]) =>
				minify(
					withFileNames(files.map((file) => textOf(texts, file)).join("\n")),
				);
			const rules = Object.fromEntries(
				Object.entries(firstScreenFiles).map(([group, files]) => [
					group,
					rulesOf(files),
				]),
			);
			this.emitFile({
				type: "asset",
				fileName: firstRulesFile,
				source: JSON.stringify(rules),
			});
		},
	};
}

function textOf(texts: Map<string, string>, file: string): string {
	const text = texts.get(file);
	if (text === undefined) throw new Error(`No page imports ${file}`);
	return text;
}

/** Minifies as Vite does for the site's stylesheet. */
function minify(css: string): string {
	const { code } = transform({
		filename: firstRulesFile,
		code: Buffer.from(css),
		minify: true,
		targets: cssTargets,
	});
	return Buffer.from(code).toString();
}
