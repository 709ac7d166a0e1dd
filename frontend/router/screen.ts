import { type ComponentType, createElement, type ReactNode } from "react";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import type { PageContents, PageData } from "./page-data.ts";
import { loadWithWords } from "./page-words.ts";

export type Params = Record<string, string>;

/** How a path is shown. */
export type Screen = {
	/** Source files from the repository's root; the prerenderer has their chunks loaded with the page. */
	sources: string[];
	/** Address of its own words, which it hydrates with; undefined where its chunk has them. */
	content?: string;
	/** Address of its figure, for those who come by a link of the app. */
	figure?: string;
	/** @throws when the network fails or the file is gone, as after a new deployment */
	load: (data: PageData) => Promise<ReactNode>;
};

/** Finds the screen for a path and its route's parameters; undefined where there is no content for them. */
export type ScreenOf = (path: string, params: Params) => Screen | undefined;

type Load<Module> = () => Promise<Module>;

/**
 * A page whose words are those of its route.
 * @param file in frontend/pages/, without its ending; the same that `load` imports
 */
export function page<Module>(
	file: string,
	load: Load<Module>,
	show: (module: Module) => ComponentType,
): () => Screen {
	return () => ({
		sources: [sourceOf(file)],
		load: async () => createElement(show(await loadWithWords(file, load))),
	});
}

/** The same with a figure. */
export function figurePage<Module>(
	file: string,
	load: Load<Module>,
	show: (module: Module) => ComponentType<{ figure: string }>,
): (path: string) => Screen {
	return (path) => ({
		sources: [sourceOf(file)],
		figure: pageFigurePath(path),
		load: async (data) => {
			const [module, figure] = await Promise.all([
				loadWithWords(file, load),
				data.figure(path),
			]);
			return createElement(show(module), { figure });
		},
	});
}

/**
 * A page made of the file in content/copy/ that its path names.
 * @param exists whether there is one for a path's parameters
 * @param hasFigure whether `show` wants the file's figure too
 */
export function contentPage<
	Module,
	Content extends PageContents[keyof PageContents],
>(
	file: string,
	load: Load<Module>,
	exists: (params: Params) => boolean,
	show: (
		module: Module,
		content: Content,
		params: Params,
		figure: string,
	) => ReactNode,
	{ hasFigure = false } = {},
): ScreenOf {
	return (path, params) => {
		if (!exists(params)) return;
		return {
			sources: [sourceOf(file)],
			content: pageContentPath(path),
			...(hasFigure && { figure: pageFigurePath(path) }),
			load: async (data) => {
				const [module, content, figure] = await Promise.all([
					loadWithWords(file, load),
					data.content(path),
					hasFigure ? data.figure(path) : "",
				]);
				// What the build wrote is not checked anew: a page that it does not fit stays as it was built.
				return show(module, content as Content, params, figure);
			},
		};
	};
}

function sourceOf(file: string): string {
	return `frontend/pages/${file}.tsx`;
}
