import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { contentIndex } from "./content-index-plugin.ts";
import { copy } from "./copy/plugin.ts";
import { drawSprite } from "./icons.ts";

const moduleId = "virtual:icon-sprite";
const names = resolve(import.meta.dirname, "icon-names.ts");

/**
 * The address of the file of all icons (icon-names.ts), for what a page shows later: the icons
 * that it shows first stand in its HTML (page-icons.ts). So no script carries their paths.
 */
export function iconSprite(): Plugin {
	return {
		name: "icon-sprite",
		resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
		load: (id) =>
			id === `\0${moduleId}` ? `export default "/icons.svg"` : undefined,
		configureServer(server) {
			server.middlewares.use("/icons.svg", (_, response, next) => {
				loadSprite().then((sprite) => {
					response.setHeader("content-type", "image/svg+xml").end(sprite);
				}, next);
			});
		},
	};
}

/** Writes that file into a build for browsers, under a name that changes with it. */
export function builtIconSprite(iconNames: string[]): Plugin {
	return {
		name: "built-icon-sprite",
		enforce: "pre",
		load(id) {
			if (id !== `\0${moduleId}`) return;
			const source = drawSprite(iconNames);
			const hash = createHash("sha256").update(source).digest("hex");
			const fileName = `assets/icons-${hash.slice(0, 8)}.svg`;
			this.emitFile({ type: "asset", fileName, source });
			return `export default "/${fileName}"`;
		},
	};
}

/** Read anew each time, as content changes while developing. */
async function loadSprite(): Promise<string> {
	const { module } = await runnerImport<typeof import("./icon-names.ts")>(
		names,
		{ configFile: false, plugins: [copy(), contentIndex()] },
	);
	return drawSprite(module.iconNames);
}
