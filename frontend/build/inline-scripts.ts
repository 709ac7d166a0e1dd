import { join } from "node:path";
import { buildSync } from "esbuild";
import { plainTargets } from "./browser-targets.ts";

/** In the head of every page: checks support, applies the theme, records early events. The CSP carries its hash (infra/edge/csp.ts). */
export const firstScript = inlineScript("first-script.ts");

/** Follows the list of the page's scripts and loads them. The CSP carries its hash. */
export const loaderScript = inlineScript("load-scripts.ts");

/**
 * Bundles and minifies a file of inline/: every page carries it, and it is the same in every build.
 * Browsers that will not hydrate run it too, so it is compiled down to them.
 */
function inlineScript(file: string): string {
	const { outputFiles } = buildSync({
		entryPoints: [join(import.meta.dirname, "inline", file)],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: plainTargets,
		// Ignores tsconfig.json: the targets come from browser-targets.ts, and nothing else applies here.
		tsconfigRaw: {},
	});
	return outputFiles[0]?.text.trim() ?? "";
}
