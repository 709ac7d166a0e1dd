import type { Manifest } from "vite";
import { type FirstRules, styleTags } from "./first-rules.ts";
import { firstScript, loaderScript } from "./inline-scripts.ts";
import { themeColourTags } from "./token-colours.ts";

const entry = "frontend/main.tsx";
const themeColours = themeColourTags();

/**
 * Adds to a page what the build has made. To its head the colours of the browser's bar, the inline scripts, the first screen's rules and the
 * list of the scripts that hydrate the page, the entry first; to its end the stylesheet with all
 * other rules, which thus keeps nothing from being painted.
 * @param sources the page's own source files, from the repository's root
 * @param words addresses of the words that the page hydrates with
 * @param extra further tags of the head, behind all that the first paint waits for
 */
export function addBuiltTags(
	html: string,
	{
		manifest,
		firstRules,
		sources,
		words,
		extra = "",
	}: {
		manifest: Manifest;
		firstRules: FirstRules;
		sources: string[];
		words: string[];
		extra?: string;
	},
): string {
	const files = [manifest[entry]?.file, ...scriptFiles(manifest, sources)].map(
		(file) => `/${file}`,
	);
	files.push(...words);
	const head = [
		`<script type="application/json" id="scripts">${JSON.stringify(files)}</script>`,
		...fontFiles(manifest).map(
			(file) => `<meta name="font" content="/${file}">`,
		),
		`<script>${loaderScript}</script>`,
		styleTags(html, firstRules),
		extra,
	];
	const end = styleFiles(manifest).map(
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
