import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const iconFolder = join(
	dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")),
	"icons",
);

/**
 * Every name in `icon: "…"` of content, and in `icon=`, `<Icon name=`, `icon: "…"` or
 * `…Icon = "…"` of components.
 * @param folders relative to the repository
 * @param files which of their files to read
 */
export function iconNames(
	folders = ["content", "frontend"],
	files = /\.tsx?$/,
): Set<string> {
	const names = new Set<string>();
	for (const folder of folders) {
		const found = readdirSync(join(root, folder), {
			recursive: true,
			encoding: "utf8",
		});
		for (const file of found.filter((name) => files.test(name))) {
			const text = readFileSync(join(root, folder, file), "utf8");
			for (const [, name] of text.matchAll(
				/(?:icon"?\s*[:=]|<Icon\s+name=)\s*\{?"([a-z0-9-]+)"/gi,
			)) {
				if (name) names.add(name);
			}
		}
	}
	return names;
}

/** The sprite: one <symbol> an icon, 24 × 24, without colour or line width of its own. */
export function drawSprite(): string {
	const symbols = [...iconNames()].sort().map((name) => drawSymbol(name));
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** One icon of the set. @throws when there is none of that name */
export function drawSymbol(name: string, prefix = ""): string {
	const file = join(iconFolder, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`There is no icon named ${name}`);
	const shapes = readFileSync(file, "utf8")
		.replace(/<!--[\s\S]*?-->/g, "")
		.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
		.replace(/\s+/g, " ")
		.replace(/ ?\/> ?/g, "/>")
		.trim()
		.replace(/(?:<path d="[^"]*"\/>){2,}/g, joinPaths);
	// Without a viewBox a symbol takes the coordinates of the <svg> that uses it, which is 24 × 24 as well.
	return `<symbol id="${prefix}${name}">${shapes}</symbol>`;
}

/** Neighbouring lines as one path, which takes less of the page. */
function joinPaths(paths: string): string {
	const lines = [...paths.matchAll(/ d="([^"]*)"/g)].map(([, line = ""]) =>
		startAbsolutely(line),
	);
	return `<path d="${lines.join("")}"/>`;
}

const coordinate = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeStart = new RegExp(
	String.raw`^m\s*(${coordinate})[\s,]*(${coordinate})\s*(?=([-.\d])?)`,
);

/** A first `m` counts from the origin, behind another line it would not; pairs after it are relative lines. */
function startAbsolutely(line: string): string {
	return line.replace(
		relativeStart,
		(_, x, y, next) => `M${x} ${y}${next ? "l" : ""}`,
	);
}
