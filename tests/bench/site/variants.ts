import {
	cpSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { build, type Manifest } from "vite";
import { distFolder } from "#tests/built/support/dist.ts";

const root = resolve(import.meta.dirname, "../../..");
const benchFolder = join(root, "build/bench");
const scripts =
	/<script type="application\/json" id="scripts">(.*?)<\/script><script>.*?<\/script>/;
const importMap = /<script type="importmap">.*?<\/script>/;

export type VariantName = "shipped" | "no-script" | "at-once" | "spa";

/**
 * Folders with the built site and three references made from the same sources: its pages
 * without any script (the limit), with an ordinary script in the head that runs at once,
 * and an empty page that the script fills (what a plain client-rendered app ships).
 */
export async function makeVariants(): Promise<Record<VariantName, string>> {
	const manifest = await buildReferences();
	const files = Object.values(manifest).map(({ file }) => `/${file}`);
	return {
		shipped: distFolder,
		"no-script": copySite("no-script", withoutScripts),
		"at-once": copySite("at-once", (html) => {
			// The same chunks by their names without a hash; the entry is another.
			const names = chunksOf(html).slice(1).map(nameOf);
			const chunks = files.filter((file) => names.includes(nameOf(file)));
			const preloads = chunks.map(
				(file) => `<link rel="modulepreload" href="${file}">`,
			);
			const script = scriptTag(manifest, "at-once");
			return withoutScripts(html).replace(
				"</head>",
				() => `${preloads.join("")}${script}</head>`,
			);
		}),
		spa: copySite("spa", (html) => {
			const [style = ""] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
			return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>${style}${scriptTag(manifest, "spa")}</head><body><div id="root"></div></body></html>`;
		}),
	};
}

/** The scripts of the last two variants, into build/bench/references. */
async function buildReferences(): Promise<Manifest> {
	await build({
		root,
		logLevel: "error",
		publicDir: false,
		build: {
			outDir: join(benchFolder, "references"),
			emptyOutDir: true,
			manifest: "manifest.json",
			rolldownOptions: {
				input: ["at-once", "spa"].map(referenceFile),
			},
		},
	});
	const file = join(benchFolder, "references/manifest.json");
	return JSON.parse(readFileSync(file, "utf8"));
}

/** A copy of the site with the references' scripts and each page changed. */
function copySite(name: string, change: (html: string) => string): string {
	const folder = join(benchFolder, name);
	rmSync(folder, { recursive: true, force: true });
	for (const from of [distFolder, join(benchFolder, "references")]) {
		cpSync(from, folder, { recursive: true });
	}
	for (const file of readdirSync(folder, {
		recursive: true,
		encoding: "utf8",
	})) {
		if (!file.endsWith(".html")) continue;
		const page = join(folder, file);
		writeFileSync(page, change(readFileSync(page, "utf8")));
	}
	return folder;
}

function referenceFile(name: string): string {
	return `tests/bench/site/references/${name}.tsx`;
}

function scriptTag(manifest: Manifest, name: string): string {
	const { file } = manifest[referenceFile(name)] ?? {};
	return `<script type="module" src="/${file}"></script>`;
}

/** The page as it is built, but that nothing asks for its scripts. */
function withoutScripts(html: string): string {
	return html.replace(scripts, "").replace(importMap, "");
}

/** The scripts that a page is hydrated with. */
function chunksOf(html: string): string[] {
	return JSON.parse(scripts.exec(html)?.[1] ?? "[]");
}

/** A chunk's name without its folder and hash. */
function nameOf(file: string): string {
	return file.replace(/^.*\//, "").replace(/-[\w-]{8}\.js$/, "");
}
