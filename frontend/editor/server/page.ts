import { build } from "esbuild";

/** Base path of the editor's page and assets, separate from the site's pages. */
export const editorPath = "/_edit/";

export type Asset = { type: string; body: Uint8Array | string };

/** Bundles the editor's page with its script, styles and fonts in memory, so that no build can pick them up. */
export async function buildPage(root: string): Promise<Map<string, Asset>> {
	const { outputFiles } = await build({
		absWorkingDir: root,
		entryPoints: { editor: "frontend/editor/client/main.tsx" },
		outdir: "build/editor",
		write: false,
		bundle: true,
		format: "esm",
		jsx: "automatic",
		minify: true,
		define: { "process.env.NODE_ENV": '"production"' },
		loader: { ".woff2": "file" },
		assetNames: "[name]",
		logLevel: "warning",
	});
	const assets = new Map<string, Asset>(
		outputFiles.map(({ path, contents }) => [
			editorPath + path.replace(/^.*[/\\]/, ""),
			{ type: typeOf(path), body: contents },
		]),
	);
	assets.set(editorPath, { type: types.html, body: html });
	return assets;
}

const types = {
	html: "text/html; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
	woff2: "font/woff2",
};

function typeOf(path: string): string {
	const ending = path.split(".").at(-1) ?? "";
	return types[ending as keyof typeof types] ?? "application/octet-stream";
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
</head>
<body><div id="editor"></div></body>
</html>`;
