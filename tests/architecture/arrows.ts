import { posix } from "node:path";
import { readImports } from "./read-imports.ts";

export type SourceFile = { path: string; text: string };

/**
 * Folders of ours that each folder may import, besides itself (ARCHITECTURE.md, "Dependency
 * rules").
 */
const folders: Record<string, string[]> = {
	content: [],
	frontend: ["content"],
	functions: ["content"],
	"functions/local": ["content", "functions", "infra/edge"],
	infra: ["content"],
	tests: ["content", "frontend", "functions", "infra"],
};

const lower = ["ui", "illustrations", "figures", "hooks", "storage"];
const middle = [...lower, "sections", "router"];
const upper = [...middle, "features", "shell", "pages", "styles"];

/**
 * The same within frontend/: lower layers do not know the upper ones. "root" is App, Document and
 * main.
 */
const layers: Record<string, string[]> = {
	ui: [],
	styles: [],
	hooks: [],
	storage: [],
	illustrations: ["ui"],
	figures: ["ui"],
	sections: lower,
	router: [...lower, "sections"],
	features: middle,
	shell: [...middle, "features"],
	pages: [...middle, "features"],
	root: upper,
	build: [...upper, "root"],
	// A separate tool, which nothing in the site may import.
	editor: ["ui", "styles", "build"],
};

/** Packages that a folder must not import. */
const foreign: [folder: RegExp, packages: RegExp, why: string][] = [
	[
		/^frontend\/ui\//,
		/^(wouter|zustand|swr|virtual:(?!icon-sprite).*)$/,
		"ui knows no router, no store and no remote data",
	],
	[
		/^content\//,
		/^(node:|react|virtual:)/,
		"content is neither browser nor Node",
	],
	[
		/^frontend\/(?!build\/|features\/[^/]+\/build\/|editor\/(?!client\/))/,
		/^node:/,
		"the browser has no Node",
	],
];

/** Returns one line for each import that breaks a rule: the importer, the import and the rule. */
export function forbiddenArrows(files: SourceFile[]): string[] {
	return files.flatMap(({ path, text }) =>
		readImports(text).flatMap((specifier) => {
			const rule = brokenRule(path, specifier);
			return rule ? [`${path} imports ${specifier}: ${rule}`] : [];
		}),
	);
}

function brokenRule(path: string, specifier: string): string | undefined {
	const target = resolveImport(path, specifier);
	if (!target) {
		return foreign.find(
			([folder, packages]) => folder.test(path) && packages.test(specifier),
		)?.[2];
	}
	// The build reads its settings from where `vite` itself would look for them.
	if (target === "vite.config.ts" && path === "frontend/build/build.ts") return;
	const from = folderOf(path);
	const mayImport = folders[from] ?? [];
	if (
		!isWithin(target, from) &&
		!mayImport.some((to) => isWithin(target, to))
	) {
		return `${from} may import only ${[from, ...mayImport].join(", ")}`;
	}
	// Code that runs in the cloud never needs the local stand-ins for the cloud.
	if (from === "functions" && isWithin(target, "functions/local")) {
		return "only local runs and tests may import functions/local";
	}
	return from === "frontend" ? brokenLayer(path, target) : undefined;
}

function brokenLayer(path: string, target: string): string | undefined {
	const from = layerOf(path);
	if (!isWithin(target, "frontend")) {
		return from === "ui" ? "ui knows no content" : undefined;
	}
	const to = layerOf(target);
	if (from !== to && !layers[from]?.includes(to)) {
		return `frontend's ${from} may import only ${[from, ...(layers[from] ?? [])].join(", ")}`;
	}
	if (from !== to) return;
	if (from === "pages" && screenOf(path) !== screenOf(target)) {
		return "a page never imports another page";
	}
	if (from === "features" && featureOf(path) !== featureOf(target)) {
		return "a feature never imports another feature";
	}
}

/** Resolves an import to a file, relative to the project's root; undefined for a package. */
function resolveImport(path: string, specifier: string): string | undefined {
	if (specifier.startsWith("#")) return specifier.slice(1);
	// The build reads from there which browsers hydrate.
	if (specifier.endsWith("/package.json")) return;
	if (specifier.startsWith(".")) {
		return posix.join(posix.dirname(path), specifier);
	}
}

function folderOf(path: string): string {
	return isWithin(path, "functions/local")
		? "functions/local"
		: (path.split("/")[0] ?? "");
}

// A feature's build-time code belongs to the build, wherever it is.
function layerOf(path: string): string {
	const [, part = "", ...rest] = path.split("/");
	if (rest.length === 0) return "root";
	return part === "features" && rest[1] === "build" ? "build" : part;
}

function featureOf(path: string): string | undefined {
	return path.split("/")[2];
}

// HomePage.tsx and everything in home/ are one screen.
function screenOf(path: string): string {
	const part = path.split("/")[2] ?? "";
	return part
		.replace(/(Page)?\..*$/, "")
		.toLowerCase()
		.replaceAll("-", "");
}

function isWithin(path: string, folder: string): boolean {
	return path === folder || path.startsWith(`${folder}/`);
}
