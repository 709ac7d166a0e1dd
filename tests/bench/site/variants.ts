import {
	cpSync,
	existsSync,
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

const plainRules =
	'body{max-width:60rem;margin:0 auto;padding:1rem 1.25rem;font:1rem/1.6 "Instrument Sans",sans-serif;color:#10201a;background:#fafaf6}h1{font-size:2.25rem;line-height:1.02}a{color:inherit}ul{padding:0;list-style:none}';

export type VariantName = "shipped" | "no-script" | "at-once" | "spa" | "plain";

/** The built site and, in place of each reference, the same. */
export const siteAlone: Record<VariantName, string> = {
	shipped: distFolder,
	"no-script": distFolder,
	"at-once": distFolder,
	spa: distFolder,
	plain: distFolder,
};

/**
 * Folders with the built site and four references made from the same sources: its pages
 * without any script, with an ordinary script in the head that runs at once, an empty
 * page that the script fills (what a plain client-rendered app ships), and the same words
 * as a plain page with one font (the limit).
 */
export async function makeVariants(): Promise<Record<VariantName, string>> {
	rmSync(join(benchFolder, "references"), { recursive: true, force: true });
	const atOnce = await buildReference("at-once");
	const spa = await buildReference("spa");
	const files = Object.values(atOnce).map(({ file }) => `/${file}`);
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
			const script = scriptTag(atOnce, "at-once");
			return withoutScripts(html).replace(
				"</head>",
				() => `${preloads.join("")}${script}</head>`,
			);
		}),
		spa: copySite("spa", (html) => {
			const style = stylesOf(html);
			return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>${style}${scriptTag(spa, "spa")}</head><body><div id="root"></div></body></html>`;
		}),
		plain: copySite("plain", plainPage),
	};
}

/**
 * The scripts of a variant, into build/bench/references. Each by itself: of two entries in one build the
 * chunk of what every page has would run both.
 */
async function buildReference(name: string): Promise<Manifest> {
	const folder = join(benchFolder, "references", name);
	await build({
		root,
		logLevel: "error",
		publicDir: false,
		build: {
			outDir: folder,
			emptyOutDir: true,
			manifest: "manifest.json",
			rolldownOptions: { input: referenceFile(name) },
		},
	});
	return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
}

/** A copy of the site with a variant's own scripts, if it has any, and each page changed. */
function copySite(name: string, change: (html: string) => string): string {
	const folder = join(benchFolder, name);
	rmSync(folder, { recursive: true, force: true });
	const ownScripts = join(benchFolder, "references", name);
	for (const from of [distFolder, ownScripts].filter(existsSync)) {
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
	return html.replace(scripts, "");
}

/** All rules of a page, the first screen's and the others. */
function stylesOf(html: string): string {
	return [
		...html.matchAll(/<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g),
	].join("");
}

/** The page's words, headings and links in the site's typeface, with a dozen rules and nothing else. */
function plainPage(html: string): string {
	const [fontFace = ""] = /@font-face\{[^}]*woff2[^}]*\}/.exec(html) ?? [];
	const [title = ""] = /<title>.*?<\/title>/.exec(html) ?? [];
	const [body = ""] = /<body>[\s\S]*<\/body>/.exec(html) ?? [];
	const words = body
		.replace(/<(script|style|svg|canvas|noscript|dialog)\b[\s\S]*?<\/\1>/g, "")
		.replace(/<link\b[^>]*>|<!--.*?-->/g, "")
		.replace(/ (class|data-[\w-]+|aria-[\w-]+|role|id|tabindex)="[^"]*"/g, "");
	return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<style>${fontFace}${plainRules}</style></head>${words}</html>`;
}

/** The scripts that a page is hydrated with. */
function chunksOf(html: string): string[] {
	return JSON.parse(scripts.exec(html)?.[1] ?? "[]");
}

/** A chunk's name without its folder and hash. */
function nameOf(file: string): string {
	return file.replace(/^.*\//, "").replace(/-[\w-]{8}\.js$/, "");
}
