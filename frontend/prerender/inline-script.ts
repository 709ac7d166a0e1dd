import { transformSync } from "esbuild";

/** A script as it stands in a page: short, since every page carries it, and the same in every build. */
export function inlineScript(source: string): string {
	return transformSync(source, { minify: true, target: "es2022" }).code.trim();
}
