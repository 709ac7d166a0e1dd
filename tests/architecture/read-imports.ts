const patterns = [
	// import x from "…", import type x from "…", export … from "…"
	/^\s*(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"']+)["']/gm,
	// import "…"
	/^\s*import\s*["']([^"']+)["']/gm,
	// import("…"), also as a type
	/\bimport\s*\(\s*["'`]([^"'`]+)["'`]/g,
];

/**
 * Returns all imports of a source file, as written: static, dynamic, type-only, side-effect and
 * glob imports.
 */
export function readImports(source: string): string[] {
	// Line comments only: a glob such as "*/*.ts" looks like the end of a block comment.
	const code = source.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, "");
	return [
		...patterns.flatMap((pattern) =>
			[...code.matchAll(pattern)].map(([, specifier = ""]) => specifier),
		),
		...globs(code),
	];
}

function globs(code: string): string[] {
	return [...code.matchAll(/import\.meta\.glob\b[^(]*\(([^){]*)/g)].flatMap(
		([, list = ""]) =>
			[...list.matchAll(/["'`]([^"'`]+)["'`]/g)]
				.map(([, pattern = ""]) => pattern)
				.filter((pattern) => !pattern.startsWith("!")),
	);
}
