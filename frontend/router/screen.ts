import { type ComponentType, createElement, type ReactNode } from "react";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import type { PageContents, PageData } from "./page-data.ts";
import { loadWithWords } from "./page-words.ts";

export type Params = Record<string, string>;

/** How a path is shown. */
export type Screen = {
	/** Source files relative to the repository root; the prerenderer makes the page load their chunks. */
	sources: string[];
	/** URL of the page's own content, which it hydrates with; undefined if its chunk contains it. */
	content?: string;
	/** URL of its figure, for navigations within the app. */
	figure?: string;
	/** @throws when the network fails or the file is gone, as after a new deployment */
	load: (data: PageData) => Promise<ReactNode>;
};

/** Returns the screen for a path and its route's parameters, or undefined if there is no content for them. */
export type ScreenOf = (path: string, params: Params) => Screen | undefined;

type Load<Module> = () => Promise<Module>;

/**
 * Defines a page whose only content is the copy that its modules import.
 * @param file in frontend/pages/, without its extension; the same that `load` imports
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

/** Defines the same kind of page with a figure. */
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
 * Defines a page made from the file in content/copy/ that its path names.
 * @param exists returns whether there is such a file for a path's parameters
 * @param hasFigure whether `show` also takes the file's figure
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
				// Not validated in the browser: the build writes this JSON, from checked copy, as PageContents
				// types it. If rendering fails all the same, the prerendered page stays.
				return show(module, content as Content, params, figure);
			},
		};
	};
}

function sourceOf(file: string): string {
	return `frontend/pages/${file}.tsx`;
}
