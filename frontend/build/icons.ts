import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where the set has one SVG file for each icon. */
export const iconFolder = join(
	dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")),
	"icons",
);

/** One <symbol> an icon, 24 × 24, without colour or line width of its own. */
export function drawSprite(names: string[]): string {
	const symbols = names.map((name) => drawSymbol(name));
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** One icon of the set. @throws when there is none of that name */
export function drawSymbol(name: string, prefix = ""): string {
	const file = join(iconFolder, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`There is no icon named ${name}`);
	// The set writes each shape on a line of its own, below the <svg> and its attributes.
	const shapes = readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("  <"))
		.map((line) => line.trim().replace(" />", "/>"));
	// Without a viewBox a symbol takes the coordinates of the <svg> that uses it, which is 24 × 24 as well.
	return `<symbol id="${prefix}${name}">${shapes.join("")}</symbol>`;
}
