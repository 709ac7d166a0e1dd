import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder in which the icon set has one SVG file per icon. */
export const iconFolder = join(
	dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")),
	"icons",
);

/** Returns an SVG with one <symbol> per icon, 24 × 24, without colour or line width. */
export function drawSprite(names: string[]): string {
	const symbols = names.map((name) => drawSymbol(name));
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Returns one icon as a <symbol>. @throws when the set has no icon of that name */
export function drawSymbol(name: string, prefix = ""): string {
	const file = join(iconFolder, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`There is no icon named ${name}`);
	// In the set's files each shape is on its own line, after the <svg> tag and its attributes.
	const shapes = readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("  <"))
		.map((line) => line.trim().replace(" />", "/>"));
	// Without a viewBox, a symbol uses the coordinates of the <svg> that refers to it, also 24 × 24.
	return `<symbol id="${prefix}${name}">${shapes.join("")}</symbol>`;
}
