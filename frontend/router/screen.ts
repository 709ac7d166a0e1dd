import { type ComponentType, createElement, type ReactNode } from "react";
import { pageContentPath, pageFigurePath } from "#content/routes.ts";
import { loadWithCopy } from "./page-copy.ts";
import type { PageData } from "./page-data.ts";

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

/** Returns the screen of a path. */
export type ScreenOf = (path: string) => Screen;

/** What a page's component may take. */
type PageProps = { content: unknown; figure: string };

/** The data that is loaded for a page: what its component takes of it, and no more. */
type Needs<Props> = Record<keyof Props & ("content" | "figure"), true>;

/**
 * Defines a page.
 * @param file in frontend/pages/, without its extension; the same that `load` imports
 * @param needs the data built for each of its paths, next to the copy that its modules import
 */
export function page<Props extends Partial<PageProps> = object>(
	file: string,
	load: () => Promise<{ default: ComponentType<Props> }>,
	...[needs]: keyof Needs<Props> extends never ? [] : [Needs<Props>]
): ScreenOf;
export function page(
	file: string,
	load: () => Promise<{ default: ComponentType<PageProps> }>,
	needs: Partial<Needs<PageProps>> = {},
): ScreenOf {
	return (path) => ({
		sources: [`frontend/pages/${file}.tsx`],
		...(needs.content && { content: pageContentPath(path) }),
		...(needs.figure && { figure: pageFigurePath(path) }),
		load: async (data) => {
			const [module, content, figure] = await Promise.all([
				loadWithCopy(file, load),
				// Not validated in the browser: the build writes this JSON, from checked copy, as PageContents
				// types it. If rendering fails all the same, the prerendered page stays.
				needs.content && data.content(path),
				needs.figure ? data.figure(path) : "",
			]);
			return createElement(module.default, { content, figure });
		},
	});
}
