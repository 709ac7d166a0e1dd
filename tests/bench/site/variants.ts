import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { writeBrotliCopies } from "#frontend/build/brotli-copies.ts";
import { distFolder } from "#tests/built/support/dist.ts";

const scripts =
	/<script type="application\/json" id="scripts">(.*?)<\/script>(.*?)<script>.*?<\/script>/;

const head =
	'<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
const plainRules =
	'body{max-width:60rem;margin:0 auto;padding:1rem 1.25rem;font:1rem/1.6 "Instrument Sans",sans-serif;color:#10201a;background:#fafaf6}h1{font-size:2.25rem;line-height:1.02}a{color:inherit}ul{padding:0;list-style:none}';

/** What a plain page leaves out. */
const notWords = [
	/<(script|style|svg|canvas|noscript|dialog)\b[\s\S]*?<\/\1>/g,
	/<link\b[^>]*>|<!--.*?-->/g,
	/ (class|data-[\w-]+|aria-[\w-]+|role|id|tabindex)="[^"]*"/g,
];

/**
 * How each variant changes a built page: not at all; without any script; with ordinary scripts in
 * the head; as an empty page that a script fills, which is what a plain client-rendered app ships;
 * and as its words in a plain page with one font, which is the limit.
 */
const changes = {
	shipped: (html: string) => html,
	"no-script": (html: string) => html.replace(scripts, ""),
	"at-once": (html: string) => {
		const [, list = "[]"] = scripts.exec(html) ?? [];
		const [entry, ...others]: string[] = JSON.parse(list);
		return html.replace(scripts, () => load(entry, others));
	},
	spa: (html: string, [entry, ...others]: string[]) => {
		const styles = html.match(
			/<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g,
		);
		return `${head}<title>…</title>${styles?.join("")}${load(entry, others)}</head><body><div id="root"></div></body></html>`;
	},
	/** The page's text, headings and links in the site's font, with five CSS rules. */
	plain: (html: string) => {
		const [fontFace = ""] = /@font-face\{[^}]*woff2[^}]*\}/.exec(html) ?? [];
		const [title = ""] = /<title>.*?<\/title>/.exec(html) ?? [];
		const [body = ""] = /<body>[\s\S]*<\/body>/.exec(html) ?? [];
		const words = notWords.reduce((rest, one) => rest.replace(one, ""), body);
		return `${head}${title}<style>${fontFace}${plainRules}</style></head>${words}</html>`;
	},
};

export type VariantName = keyof typeof changes;

/** Derives a variant from the built site. @returns its folder */
export async function makeVariant(name: VariantName): Promise<string> {
	if (name === "shipped") return distFolder;
	const folder = join("build/bench", name);
	const scripts = name === "spa" ? await buildSpa(folder) : [];
	cpSync(distFolder, folder, { recursive: true });
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	for (const file of files.filter((file) => file.endsWith(".html"))) {
		const page = join(folder, file);
		writeFileSync(page, changes[name](readFileSync(page, "utf8"), scripts));
	}
	return folder;
}

/** Returns tags that run a script, and preload the scripts and the data that it needs. */
function load(entry = "", others: string[]): string {
	const preloads = others.map((file) =>
		file.endsWith(".js")
			? `<link rel="modulepreload" href="${file}">`
			: `<link rel="preload" as="fetch" crossorigin href="${file}">`,
	);
	return `${preloads.join("")}<script type="module" src="${entry}"></script>`;
}

/** @returns the script and what it imports, which Vite would have a page preload */
async function buildSpa(outDir: string): Promise<string[]> {
	const { output } = (await build({
		logLevel: "error",
		publicDir: false,
		build: {
			outDir,
			rolldownOptions: { input: "tests/bench/site/spa.tsx" },
		},
	})) as Rolldown.RolldownOutput;
	await writeBrotliCopies(outDir);
	const [entry] = output;
	return [entry.fileName, ...entry.imports].map((file) => `/${file}`);
}
