import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { iconNames } from "#content/rules/texts.ts";
import { site } from "#content/site.ts";
import { interfaceIcons } from "#frontend/ui/icon-names.ts";
import { loadCopy } from "./copy/read-folder.ts";
import { drawSprite } from "./icons.ts";

const moduleId = "virtual:icon-sprite";

/**
 * Emits one sprite file with all icons, for those that a page shows later; the icons shown at
 * first are in its HTML (page-icons.ts). No script has to contain their paths.
 */
export function iconSprite(): Plugin {
	return {
		name: "icon-sprite",
		resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
		load(id) {
			if (id !== `\0${moduleId}`) return;
			const { mode, name } = this.environment;
			if (mode !== "build") return `export default "/icons.svg"`;
			const source = drawSprite(spriteIcons());
			const hash = createHash("sha256").update(source).digest("hex");
			const fileName = `assets/icons.${hash.slice(0, 7)}.svg`;
			if (name === "client") {
				this.emitFile({ type: "asset", fileName, source });
			}
			return `export default "/${fileName}"`;
		},
		configureServer(server) {
			server.middlewares.use("/icons.svg", (_, response) => {
				// Drawn on each request, because content changes during development.
				response
					.setHeader("content-type", "image/svg+xml")
					.end(drawSprite(spriteIcons()));
			});
		},
	};
}

/** Returns every icon that content or code names, sorted. */
export function spriteIcons(): string[] {
	const named = iconNames([loadCopy(), site]).map(({ text }) => text);
	return [...new Set([...named, ...interfaceIcons])].sort();
}
