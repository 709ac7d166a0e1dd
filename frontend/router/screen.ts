import type { ReactNode } from "react";

export type Params = Record<string, string>;

/** How a path is shown. */
export type Screen = {
	/** Source files from the repository's root; the prerenderer has their chunks loaded with the page. */
	sources: string[];
	/**
	 * @param isBuilt whether the document has the page already, and its figure with it
	 * @throws when the network fails or the file is gone, as after a new deployment
	 */
	load: (isBuilt: boolean) => Promise<ReactNode>;
};

/** Finds the screen for a route's parameters; undefined where there is no content for them. */
export type ScreenOf = (params: Params) => Screen | undefined;

type Load<Module> = () => Promise<Module>;

/** What a page's module, or that of its content, may offer besides. */
type WithFigure = { loadFigure?: Load<{ default: string }> };

/** The HTML of a figure; "" where the document has it, or there is none. */
async function figureOf(
	{ loadFigure }: WithFigure,
	isBuilt: boolean,
): Promise<string> {
	return isBuilt || !loadFigure ? "" : (await loadFigure()).default;
}

/**
 * A page that needs no content file of its own.
 * @param file in frontend/pages/, without its ending; the same that `load` imports
 */
export function page<Module extends object>(
	file: string,
	load: Load<Module>,
	show: (module: Module, figure: string) => ReactNode,
): () => Screen {
	return () => ({
		sources: [sourceOf(file)],
		load: async (isBuilt) => {
			const module = await load();
			return show(module, await figureOf(module, isBuilt));
		},
	});
}

/**
 * A page made of the content module that its path names.
 * @param content the modules by their name, as import.meta.glob gives them
 * @param nameOf the one of them that a path's parameters mean
 */
export function contentPage<Module, Content>(
	file: string,
	load: Load<Module>,
	content: Record<string, Load<{ default: Content } & WithFigure>>,
	nameOf: (params: Params) => string,
	show: (
		module: Module,
		content: Content,
		params: Params,
		figure: string,
	) => ReactNode,
): ScreenOf {
	return (params) => {
		const name = nameOf(params);
		const loadContent = Object.hasOwn(content, name) && content[name];
		if (!loadContent) return;
		return {
			sources: [sourceOf(file), name.replace(/^\.\.\//, "")],
			load: async (isBuilt) => {
				const loading = loadContent();
				const [module, found, figure] = await Promise.all([
					load(),
					loading,
					loading.then((content) => figureOf(content, isBuilt)),
				]);
				return show(module, found.default, params, figure);
			},
		};
	};
}

function sourceOf(file: string): string {
	return `frontend/pages/${file}.tsx`;
}
