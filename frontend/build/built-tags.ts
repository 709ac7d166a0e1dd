import type { Manifest, ManifestChunk } from "vite";
import { reactChunk } from "./chunks.ts";
import { firstScript, loaderScript } from "./inline-scripts.ts";
import { type FirstRules, styleTags } from "./style-tags.ts";
import { themeColourTags } from "./token-colours.ts";

const entry = "frontend/main.tsx";
const themeColours = themeColourTags();

/**
 * Adds the build's tags to a page. The head gets the theme colours of the browser's toolbar, the
 * inline scripts, the critical CSS and the list of scripts that hydrate the page: the entry point,
 * React, then all others. The stylesheet with all other rules goes at the end of the body, so that
 * it does not block the first paint.
 * @param sources the page's own source files, relative to the repository's root
 * @param words paths of the JSON copy that the page hydrates with
 * @param shareTags before the styles: Slack reads the first 32 kB of a page and no more
 * @param extra further tags for the head, after everything that the first paint needs
 */
export function addBuiltTags(
	html: string,
	{
		manifest,
		firstRules,
		sources,
		words,
		shareTags = "",
		extra = "",
	}: {
		manifest: Manifest;
		firstRules: FirstRules;
		sources: string[];
		words: string[];
		shareTags?: string;
		extra?: string;
	},
): string {
	const files = [manifest[entry]?.file, ...scriptFiles(manifest, sources)].map(
		(file) => `/${file}`,
	);
	files.push(...words);
	const head = [
		`<script type="application/json" id="scripts">${JSON.stringify(files)}</script>`,
		...filesOf(manifest, ".woff2").map(
			(file) => `<meta name="font" content="/${file}">`,
		),
		`<script>${loaderScript}</script>`,
		shareTags,
		styleTags(html, firstRules),
		extra,
	];
	const end = filesOf(manifest, ".css").map(
		(file) => `<link rel="stylesheet" href="/${file}">`,
	);
	return html
		.replace("</head>", () => `${head.join("")}</head>`)
		.replace("</body>", () => `${end.join("")}</body>`)
		.replace(
			/<meta charset="utf-8"\s*\/?>/i,
			(tag) => `${tag}${themeColours}<script>${firstScript}</script>`,
		);
}

/** Returns the chunks that hold the page's own sources and everything they import, except the entry point; React first. */
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
		.map((key) => manifest[key])
		.toSorted((a, b) => Number(isReact(b)) - Number(isReact(a)))
		.map((chunk) => chunk?.file ?? "");
}

function isReact(chunk: ManifestChunk | undefined): boolean {
	return chunk?.name === reactChunk;
}

/** Returns the build's files with an ending, such as ".css", without a leading slash. */
export function filesOf(manifest: Manifest, ending: string): string[] {
	return Object.values(manifest)
		.map(({ file }) => file)
		.filter((file) => file.endsWith(ending));
}
