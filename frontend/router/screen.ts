import type { ReactNode } from "react";

export type Params = Record<string, string>;

/** How a path is shown. */
export type Screen = {
	/** Source files from the repository's root; the prerenderer has their chunks loaded with the page. */
	sources: string[];
	/** @throws when the network fails or the file is gone, as after a new deployment */
	load: () => Promise<ReactNode>;
};

/** Finds the screen for a route's parameters; undefined where there is no content for them. */
export type ScreenOf = (params: Params) => Screen | undefined;

type Load<Module> = () => Promise<Module>;

/**
 * A page that needs no content file of its own.
 * @param file in frontend/pages/, without its ending; the same that `load` imports
 */
export function page<Module>(
	file: string,
	load: Load<Module>,
	show: (module: Module) => ReactNode,
): () => Screen {
	return () => ({
		sources: [sourceOf(file)],
		load: async () => show(await load()),
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
	content: Record<string, Load<{ default: Content }>>,
	nameOf: (params: Params) => string,
	show: (module: Module, content: Content, params: Params) => ReactNode,
): ScreenOf {
	return (params) => {
		const name = nameOf(params);
		const loadContent = Object.hasOwn(content, name) && content[name];
		if (!loadContent) return;
		return {
			sources: [sourceOf(file), name.replace(/^\.\.\//, "")],
			load: async () => {
				const [module, found] = await Promise.all([load(), loadContent()]);
				return show(module, found.default, params);
			},
		};
	};
}

function sourceOf(file: string): string {
	return `frontend/pages/${file}.tsx`;
}
