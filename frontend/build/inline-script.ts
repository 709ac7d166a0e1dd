import { transformSync } from "esbuild";
import { plainTargets } from "./browser-targets.ts";

/**
 * A script as it stands in a page: short, since every page carries it, and the same in every build.
 * Browsers that will not hydrate read it too, so it is lowered for them.
 */
export function inlineScript(source: string): string {
	return transformSync(source, {
		minify: true,
		target: plainTargets,
	}).code.trim();
}
