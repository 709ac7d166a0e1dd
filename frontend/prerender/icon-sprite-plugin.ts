import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const moduleId = "virtual:icon-sprite";
const root = resolve(import.meta.dirname, "../..");
const iconFolder = join(
	dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")),
	"icons",
);

/**
 * Gathers the icons that content and components name into one sprite, so that no page
 * carries their paths in its script and the browser keeps them once.
 */
export function iconSprite(): Plugin {
	let isBuild = false;
	return {
		name: "icon-sprite",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
		load(id) {
			if (id !== `\0${moduleId}`) return;
			const sprite = drawSprite();
			const hash = createHash("sha256")
				.update(sprite)
				.digest("hex")
				.slice(0, 8);
			const fileName = `assets/icons-${hash}.svg`;
			if (!isBuild) return `export default "/icons.svg"`;
			if (this.environment.name === "client") {
				this.emitFile({ type: "asset", fileName, source: sprite });
			}
			return `export default "/${fileName}"`;
		},
		configureServer(server) {
			server.middlewares.use("/icons.svg", (_, response) => {
				response.setHeader("content-type", "image/svg+xml").end(drawSprite());
			});
		},
	};
}

/** The sprite: one <symbol> an icon, 24 × 24, without colour or line width of its own. */
function drawSprite(): string {
	const symbols = [...iconNames()].sort().map((name) => {
		const file = join(iconFolder, `${name}.svg`);
		if (!existsSync(file)) throw new Error(`There is no icon named ${name}`);
		const svg = readFileSync(file, "utf8");
		const shapes = svg
			.replace(/<!--[\s\S]*?-->/g, "")
			.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
			.replace(/\s+/g, " ")
			.trim();
		return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Every name in `icon: "…"` of content, and in `icon=`, `<Icon name=`, `icon: "…"` or `…Icon = "…"` of components. */
function iconNames(): Set<string> {
	const files = ["content", "frontend"].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file))
			.map((file) => join(folder, file)),
	);
	const names = new Set<string>();
	for (const file of files) {
		const text = readFileSync(join(root, file), "utf8");
		for (const match of text.matchAll(
			/(?:icon"?\s*[:=]|<Icon\s+name=)\s*\{?"([a-z0-9-]+)"/gi,
		)) {
			if (match[1]) names.add(match[1]);
		}
	}
	return names;
}
