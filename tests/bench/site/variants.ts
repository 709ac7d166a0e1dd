import { readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Manifest } from "vite";

const root = resolve(import.meta.dirname, "../../..");
const siteFolder = join(root, "dist");
const referenceFolder = join(root, "build/bench/references");

/** A version of the site: a folder, more files from another, and what is changed in each page. */
export type Variant = {
	folder: string;
	overlay?: string;
	page?: (html: string) => string;
};

export type VariantName = "shipped" | "no-script" | "at-once" | "spa";

/**
 * The built site beside three references made from the same sources: its pages without any
 * script (the limit), with an ordinary script in the head that runs at once, and an empty
 * page that the script fills (what a plain client-rendered app ships).
 */
export async function makeVariants(): Promise<Record<VariantName, Variant>> {
	const manifest = await buildReferences();
	const overlay = referenceFolder;
	const names = new Map(
		Object.values(manifest).map(({ file }) => [nameOf(file), `/${file}`]),
	);
	return {
		shipped: { folder: siteFolder },
		"no-script": { folder: siteFolder, page: withoutScripts },
		"at-once": {
			folder: siteFolder,
			overlay,
			page: (html) =>
				addScript(
					withoutScripts(html),
					manifest,
					"at-once.tsx",
					scriptsOf(html).flatMap((file) => names.get(nameOf(file)) ?? []),
				),
		},
		spa: {
			folder: siteFolder,
			overlay,
			page: (html) => addScript(emptied(html), manifest, "spa.tsx", []),
		},
	};
}

async function buildReferences(): Promise<Manifest> {
	await build({
		root,
		logLevel: "error",
		publicDir: false,
		build: {
			outDir: referenceFolder,
			emptyOutDir: true,
			manifest: true,
			rolldownOptions: {
				input: ["at-once", "spa"].map(
					(name) => `tests/bench/site/references/${name}.tsx`,
				),
			},
		},
	});
	const file = join(referenceFolder, ".vite/manifest.json");
	const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
	rmSync(dirname(file), { recursive: true });
	return manifest;
}

/** The page as it is built, but that nothing asks for its scripts. */
function withoutScripts(html: string): string {
	return html.replace(
		/<script type="application\/json" id="scripts">.*?<\/script><script>.*?<\/script>/,
		"",
	);
}

/** What is left where nothing is prerendered: the head's fixed parts, the style, and no body. */
function emptied(html: string): string {
	const style = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? "";
	return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>${style}</head><body><div id="root"></div></body></html>`;
}

function addScript(
	html: string,
	manifest: Manifest,
	entry: string,
	preloads: string[],
): string {
	const { file } = manifest[`tests/bench/site/references/${entry}`] ?? {};
	const tags = [
		...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
		`<script type="module" src="/${file}"></script>`,
	];
	return html.replace("</head>", () => `${tags.join("")}</head>`);
}

/** The scripts that a page wakes with, without the entry. */
function scriptsOf(html: string): string[] {
	const [, list = "[]"] =
		/<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(
			html,
		) ?? [];
	return (JSON.parse(list) as string[]).slice(1);
}

/** A chunk's name without its hash. */
function nameOf(file: string): string {
	return file.replace(/^.*\//, "").replace(/-[\w-]{8}\.js$/, "");
}
