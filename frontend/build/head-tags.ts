import type { Manifest } from "vite";
import { type ImportMap, importMapTag } from "./import-map.ts";
import { firstScript, loaderScript } from "./inline-scripts.ts";

const entry = "frontend/main.tsx";

/**
 * Adds to a page's head what the build has made: the inline scripts, font, style, and the list of the
 * scripts that hydrate the page, the entry first; and to its end the import map.
 * @param sources the page's own source files, from the repository's root
 * @param extra further tags, behind all that the first paint waits for
 */
export function addHeadTags(
	html: string,
	{
		manifest,
		importMap,
		sources,
		extra = "",
	}: {
		manifest: Manifest;
		importMap: ImportMap;
		sources: string[];
		extra?: string;
	},
): string {
	const files = [manifest[entry]?.file, ...scriptFiles(manifest, sources)];
	const rest = [
		`<script type="application/json" id="scripts">${JSON.stringify(files.map((file) => `/${file}`))}</script>`,
		// Before the stylesheet, for which a script behind it would wait.
		`<script>${loaderScript}</script>`,
		...fontFiles(manifest).map(
			(file) =>
				`<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
		),
		...styleFiles(manifest).map(
			(file) => `<link rel="stylesheet" href="/${file}">`,
		),
		extra,
	];
	return (
		html
			.replace("</head>", () => `${rest.join("")}</head>`)
			// Behind all that is painted; the loader waits for it.
			.replace("</body>", () => `${importMapTag(importMap)}</body>`)
			.replace(
				/<meta charset="utf-8"\s*\/?>/i,
				(tag) => `${tag}<script>${firstScript}</script>`,
			)
	);
}

/** The chunks that the page's own sources come in, with all that they import, but not the entry itself. */
export function scriptFiles(manifest: Manifest, sources: string[]): string[] {
	const seen = new Set<string>();
	const visit = (key: string) => {
		if (seen.has(key) || !manifest[key]) return;
		seen.add(key);
		for (const imported of manifest[key].imports ?? []) visit(imported);
	};
	visit(entry);
	for (const source of sources) visit(source);
	return [...seen]
		.filter((key) => key !== entry)
		.map((key) => manifest[key]?.file ?? "");
}

/** The font files of a build, without the slash at their beginning. */
export function fontFiles(manifest: Manifest): string[] {
	return Object.values(manifest)
		.map(({ file }) => file)
		.filter((file) => file.endsWith(".woff2"));
}

function styleFiles(manifest: Manifest): string[] {
	return Object.values(manifest)
		.map(({ file }) => file)
		.filter((file) => file.endsWith(".css"));
}
