import { type ComponentType, createElement, type ReactNode } from "react";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import type { PageContents, PageData } from "./page-data.ts";
import { loadWithWords } from "./page-words.ts";

export type Params = Record<string, string>;

/** How to load and render a path. */
export type Screen = {
	/** Source files, relative to the repository's root; the prerendered page loads their chunks. */
	sources: string[];
	/** Address of its own content, which it needs to hydrate; undefined if its chunk contains it. */
	content?: string;
	/** Address of its figure, which is only fetched when a visitor follows a link within the app. */
	figure?: string;
	/** @throws if the network fails or a file no longer exists, as after a new deployment */
	load: (data: PageData) => Promise<ReactNode>;
};

/** Returns the screen of a path and its route's parameters, or undefined if there is no content for them. */
export type ScreenOf = (path: string, params: Params) => Screen | undefined;

type Load<Module> = () => Promise<Module>;

/**
 * A page without content of its own in PageContents.
 * @param file in frontend/pages/, without extension; the one that `load` imports
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
 * A page rendered from content of its own, which the build writes as JSON.
 * @param exists whether there is content for a path's parameters
 * @param hasFigure whether `show` also needs the page's figure
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
