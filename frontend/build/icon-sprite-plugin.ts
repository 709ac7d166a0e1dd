import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { drawSprite } from "./icons.ts";

const moduleId = "virtual:icon-sprite";

/**
 * Makes one file of every icon that content and components name, for what a page shows
 * later: the icons that it shows first stand in its HTML (page-icons.ts). So no script
 * carries their paths.
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
