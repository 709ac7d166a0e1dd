import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "content/figures-draft");
const renderer = join(root, "frontend/figures/render-figure.tsx");
const prefix = "virtual:figure/";

type Renderer = typeof import("../figures/render-figure.tsx");

/**
 * Gives each page's figure as finished HTML, under the name of the file that holds it:
 * virtual:figure/pages/about. A built page has it in its HTML already, so it is a chunk of its
 * own that only a navigation within the site asks for; no browser draws.
 */
export function figures(): Plugin {
	let loading: Promise<Renderer> | undefined;
	return {
		name: "figures",
		resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
		async load(id) {
			if (!id.startsWith(`\0${prefix}`)) return;
			const where = id.slice(prefix.length + 1);
			const file = fileOf(where);
			this.addWatchFile(file);
			const data = parse(readFileSync(file, "utf8")) as { figure?: unknown };
			loading ??= runnerImport<Renderer>(renderer, {
				configFile: false,
				root,
			}).then(({ module }) => module);
			const { renderFigure } = await loading;
			return `export default ${JSON.stringify(renderFigure(where, data.figure))}`;
		},
		// A service's module says itself how its figure is had: a list of all would be in every page's scripts.
		transform(code, id) {
			const where = /\/content\/(services\/[^/]+\/[^/]+)\.ts$/.exec(id)?.[1];
			if (!where || !existsSync(fileOf(where))) return;
			return { code: `${code}\n${loaderOf(where)}`, map: null };
		},
	};
}

/** The line with which a module offers a figure to router/screen.ts. */
export function loaderOf(where: string): string {
	return `export const loadFigure = () => import("${prefix}${where}");`;
}

function fileOf(where: string): string {
	return join(folder, `${where}.yaml`);
}
