import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Every function that is deployed; each bundle lies in build/functions/<name>/index.mjs. */
export const functionNames: readonly string[] = ["contact", "feeds"];

/**
 * Bundles the functions once; local runs, tests and CDK all use these files.
 * @param outFolder where the bundles go
 * @returns the size of each bundle in bytes
 */
export async function buildFunctions(
	outFolder = join(root, "build/functions"),
	names = functionNames,
): Promise<Record<string, number>> {
	rmSync(outFolder, { recursive: true, force: true });
	mkdirSync(outFolder, { recursive: true });
	const result = await build({
		absWorkingDir: root,
		entryPoints: names.map((name) => ({
			in: `functions/${name}/handler.ts`,
			out: `${name}/index`,
		})),
		outdir: outFolder,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		minify: true,
		platform: "node",
		target: "node20",
		format: "esm",
		// The SDK's CommonJS files would need require(), which an ES module lacks.
		mainFields: ["module", "main"],
		banner: { js: requireBanner },
		metafile: true,
		logLevel: "warning",
	});
	return Object.fromEntries(
		Object.entries(result.metafile.outputs).map(([file, { bytes }]) => [
			file,
			bytes,
		]),
	);
}

// xml2js is CommonJS and asks for Node's own modules by require().
const requireBanner =
	'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const [file, bytes] of Object.entries(await buildFunctions())) {
		console.log(`${file}  ${(bytes / 1000).toFixed(0)} kB`);
	}
}
