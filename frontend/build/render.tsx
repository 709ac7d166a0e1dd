import { prerender } from "react-dom/static";
import * as figureWords from "#content/copy/interface/figure.yaml";
import { matchRoute } from "#content/routes.ts";
import { Document } from "#frontend/Document.tsx";
import { createInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import { renderFigure } from "#frontend/figures/Figure.tsx";
import type { PageData } from "#frontend/router/page-data.ts";
import { loadNotFound, loadPage, screenOf } from "#frontend/screens.tsx";
import type { PageContent } from "./page-contents.ts";

const initialData = createInitialData();
export const { giveSnapshots } = initialData;

/**
 * A page as HTML, the source files whose chunks it hydrates with, and the page's data files by
 * their paths.
 */
type RenderedPage = {
	html: string;
	sources: string[];
	/** The path of the JSON copy that it hydrates with. */
	content?: string | undefined;
	data: Record<string, unknown>;
};

/** Renders the document for a path. @throws when the path has no page, or React reports an error */
export async function renderPage(
	path: string,
	{ content, figure }: PageContent,
): Promise<RenderedPage> {
	const route = matchRoute(path);
	if (!route) throw new Error(`No route for ${path}`);
	const screen = screenOf(path);
	// Where a service's facts end, a phone's screen does.
	const isBelow = route.id === "service";
	const drawn = figure ? renderFigure(figure, figureWords, isBelow) : "";
	const data: PageData = {
		content: async () => content,
		figure: async () => drawn,
	};
	return {
		html: await render(path, await loadPage(path, data)),
		sources: screen.sources,
		content: screen.content,
		data: {
			...(screen.content && { [screen.content]: content }),
			...(screen.figure && { [screen.figure]: drawn }),
		},
	};
}

/** Renders the page that is served at every unknown path. */
export async function renderNotFound(): Promise<RenderedPage> {
	const path = "/404";
	return {
		html: await render(path, await loadNotFound(path)),
		sources: screenOf(path).sources,
		data: {},
	};
}

async function render(
	path: string,
	page: Awaited<ReturnType<typeof loadPage>>,
): Promise<string> {
	const errors: unknown[] = [];
	const document = <Document page={page} ssrPath={path} />;
	const { prelude } = await prerender(initialData.provide(document), {
		// For Suspense boundaries above 12.8 kB, React would add an inline script, which our CSP blocks.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => {
			errors.push(error);
		},
	});
	const html = await new Response(prelude).text();
	if (errors.length > 0) throw errors[0];
	return initialData.addTo(html, path);
}
