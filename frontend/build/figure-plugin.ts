import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Copy } from "../../content/collections.ts";
import type { Figure } from "../../content/schema/figure.ts";
import { loadCopy } from "./copy/read-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const renderer = resolve(root, "frontend/figures/render-figure.tsx");
const slot = resolve(root, "frontend/sections/PageFigure.tsx");
const prefix = "\0virtual:figure/";

type Renderer = typeof import("../figures/render-figure.tsx");

/**
 * Gives each page's figure as finished HTML, under the name of the file that holds it:
 * virtual:figure/pages/about. A built page has it in its HTML already, so the browser's module
 * holds only the address of a file, which a navigation within the site asks for; no browser draws.
 */
export function figures(): Plugin {
	let copy: Copy | undefined;
	let loading: Promise<Renderer> | undefined;
	let isBuild = false;
	return {
		name: "figures",
		configResolved: (config) => {
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
		load: {
			filter: { id: /^\0virtual:figure\// },
			async handler(id) {
				copy ??= loadCopy();
				loading ??= runnerImport<Renderer>(renderer, {
					configFile: false,
					root,
				}).then(({ module }) => module);
				const { renderFigure } = await loading;
				const figure = figureOf(copy, id.slice(prefix.length));
				const html = figure ? renderFigure(figure, copy.figureWords) : "";
				if (!isBuild || this.environment.name !== "client") {
					return `export default () => ${JSON.stringify(html)};`;
				}
				const source = JSON.stringify(html);
				const hash = createHash("sha256").update(source).digest("hex");
				const fileName = `assets/figure-${hash.slice(0, 8)}.json`;
				this.emitFile({ type: "asset", fileName, source });
				return `import { fetchFigure } from ${JSON.stringify(slot)};
export default () => fetchFigure("/${fileName}");`;
			},
		},
		hotUpdate({ file }) {
			const isCode = file.startsWith(`${root}/frontend/figures/`);
			if (!isCode && !file.startsWith(`${root}/content/`)) return;
			copy = undefined;
			if (isCode) loading = undefined;
			const { moduleGraph } = this.environment;
			for (const [id, module] of moduleGraph.idToModuleMap) {
				if (id.startsWith(prefix)) moduleGraph.invalidateModule(module);
			}
		},
	};
}

/** The figure of a file in content/copy/, named without its ending; of a list's entry by its id behind that. */
function figureOf(copy: Copy, where: string): Figure | undefined {
	const [folder = "", name, entry] = where.split("/");
	if (folder === "services") {
		return copy.services.find(
			({ categoryId, id }) => categoryId === name && id === entry,
		)?.figure;
	}
	if (where.startsWith("lists/categories/")) {
		return copy.categories.find(({ id }) => id === entry)?.figure;
	}
	switch (name) {
		case "about":
			return copy.about.figure;
		case "careers":
			return copy.careers.figure;
		case "docs":
			return copy.docs.figure;
		case "research":
			return copy.research.figure;
		case "advisories":
			return copy.advisoriesPage.figure;
		default:
			return copy.policies.find(({ policy }) => policy === name)?.figure;
	}
}
