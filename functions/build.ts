import { mkdirSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { copy } from "./copy-plugin.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Names of all deployed functions; each bundle is written to build/functions/<name>/index.mjs. */
const functionNames = ["contact", "feeds"];

export type Bundle = Awaited<ReturnType<typeof buildFunctions>>[number];

/**
 * Bundles the functions once; local runs, tests and CDK all use these files.
 * @param outFolder folder the bundles are written to
 */
export async function buildFunctions(
	outFolder = join(root, "build/functions"),
	names = functionNames,
) {
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
		plugins: [copy],
		alias: {
			"@aws-sdk/credential-provider-node":
				"./functions/shared/env-credentials.ts",
		},
		banner: { js: requireBanner },
		metafile: true,
		logLevel: "warning",
	});
	return Object.entries(result.metafile.outputs).map(
		([file, { bytes, inputs }]) => ({
			file: resolve(root, file),
			bytes,
			/** Names of the bundled npm packages, in alphabetical order. */
			packages: packagesOf(Object.keys(inputs)),
		}),
	);
}

function packagesOf(files: string[]): string[] {
	const names = files.flatMap((file) => {
		const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
		return name ?? [];
	});
	return [...new Set(names)].sort();
}

// xml2js is CommonJS and loads Node's built-in modules with require().
const requireBanner =
	'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const { file, bytes } of await buildFunctions()) {
		console.log(`${relative(root, file)}  ${(bytes / 1024).toFixed(0)} kB`);
	}
}
