import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Copy } from "../../content/collections.ts";
import type { Figure } from "../../content/schema/figure.ts";
import { loadCopy } from "./copy/read-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const renderer = resolve(root, "frontend/figures/render-figure.tsx");
const prefix = "\0virtual:figure/";

type Renderer = typeof import("../figures/render-figure.tsx");

/**
 * Gives each page's figure as finished HTML, under the name of the file that holds it:
 * virtual:figure/pages/about. A built page has it in its HTML already, so it is a chunk of its
 * own that only a navigation within the site asks for; no browser draws.
 */
export function figures(): Plugin {
	let copy: Copy | undefined;
	let loading: Promise<Renderer> | undefined;
	return {
		name: "figures",
		resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
		load: {
			filter: { id: /^\0virtual:figure\// },
			handler: async (id) => {
				copy ??= loadCopy();
				loading ??= runnerImport<Renderer>(renderer, {
					configFile: false,
					root,
				}).then(({ module }) => module);
				const { renderFigure } = await loading;
				const figure = figureOf(copy, id.slice(prefix.length));
				const html = figure ? renderFigure(figure, copy.figureWords) : "";
				return `export default ${JSON.stringify(html)}`;
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
