import { type BuildOptions, build } from "esbuild";

/** Bundles TypeScript, which imports from the project's root, into one script for a page. */
export async function bundleForPage(
	contents: string,
	options: BuildOptions = { format: "iife" },
): Promise<string> {
	const { outputFiles } = await build({
		...options,
		stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
		bundle: true,
		write: false,
		logLevel: "error",
	});
	return outputFiles[0]?.text ?? "";
}
