import { join } from "node:path";
import { buildSync } from "esbuild";
import { themeScript } from "#frontend/features/theme/theme-script.ts";
import { plainTargets } from "./browser-targets.ts";

/** At the head of every page: support, theme, then the record of early events. The CSP carries its hash (infra/edge/csp.ts). */
export const firstScript = `${inlineScript("check-support.ts")}${themeScript};${inlineScript("record-events.ts")}`;

/** Behind the list of the page's scripts, which it loads. The CSP carries its hash. */
export const loaderScript = inlineScript("load-scripts.ts");

/**
 * A file of inline/ as it stands in a page: short, since every page carries it, and the same in every
 * build. Browsers that will not hydrate read it too, so it is lowered for them.
 */
function inlineScript(file: string): string {
	const { outputFiles } = buildSync({
		entryPoints: [join(import.meta.dirname, "inline", file)],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: plainTargets,
		// The targets stand in browser-targets.ts; no other setting of ours is meant for these.
		tsconfigRaw: {},
	});
	return outputFiles[0]?.text.trim() ?? "";
}
