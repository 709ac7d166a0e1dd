import { relative, resolve } from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { cssTargets } from "./browser-targets.ts";
import { firstScreenFiles } from "./first-screen-files.ts";
import { splitStates } from "./split-states.ts";

const root = resolve(import.meta.dirname, "../..");
const firstFiles = new Set(Object.values(firstScreenFiles).flat());

/** Where a build puts the rules of the first screen as `FirstRules`, beside its manifest. */
export const firstRulesFile = ".vite/first-rules.json";

/**
 * Gives the rules of first-screen-files.ts to built-tags.ts, which puts them into the pages. Those of every
 * page leave the site's one stylesheet by that. @throws when one of them is in no build
 */
export function firstScreen(): Plugin {
	const texts = new Map<string, string>();
	return {
		name: "first-screen",
		apply: "build",
		// Behind Vite's own plugin that resolves imports and names classes, before the one that collects.
		transform(code, id) {
			if (this.environment.name !== "client") return;
			const file = relative(root, id);
			if (!firstFiles.has(file)) return;
			const { first, later } = splitStates(code);
			texts.set(file, first);
			// What only some pages have within them others need when a link leads there.
			return firstScreenFiles.every.includes(file)
				? { code: later, map: null }
				: undefined;
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			// Vite's mark for a file that it has yet to name.
			const named = (text: string) =>
				text.replace(
					/__VITE_ASSET__([\w$]+)__/g,
					(_, reference) => `/${this.getFileName(reference)}`,
				);
			const rulesOf = (files: string[]) =>
				minify(named(files.map((file) => textOf(texts, file)).join("\n")));
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

/** As Vite does it for the site's own stylesheet. */
function minify(css: string): string {
	const { code } = transform({
		filename: firstRulesFile,
		code: Buffer.from(css),
		minify: true,
		targets: cssTargets,
	});
	return Buffer.from(code).toString();
}
