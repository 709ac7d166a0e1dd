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
		.trim();
	return `<symbol id="${prefix}${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
