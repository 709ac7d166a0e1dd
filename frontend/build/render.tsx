import { prerender } from "react-dom/static";
import { matchRoute } from "#content/routes.ts";
import { loadNotFound, loadPage, modulesOf } from "#frontend/App.tsx";
import { Document } from "#frontend/Document.tsx";
import { addInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import { sourceFiles } from "#frontend/router/load-page.ts";
import { pageMetadata } from "./page-metadata.ts";

/** Paths of all pages that exist. */
export function allPaths(): string[] {
	return pageMetadata.map(({ path }) => path);
}

/** A page as HTML, and the source files whose chunks it hydrates with. */
type RenderedPage = { html: string; sources: string[] };

/** Renders one path to a whole document. @throws when the path has no page, or React reports an error */
export async function renderPage(path: string): Promise<RenderedPage> {
	if (!matchRoute(path)) throw new Error(`No route for ${path}`);
	return {
		html: await render(path, await loadPage(path)),
		sources: sourceFiles(modulesOf(path)),
	};
}

/** Renders the page that stands at every unknown path. */
export async function renderNotFound(): Promise<RenderedPage> {
	const path = "/404";
	return {
		html: await render(path, await loadNotFound(path)),
		sources: sourceFiles(modulesOf(path)),
	};
}

async function render(
	path: string,
	page: Awaited<ReturnType<typeof loadPage>>,
): Promise<string> {
	const errors: unknown[] = [];
	const { prelude } = await prerender(<Document page={page} ssrPath={path} />, {
		// React puts boundaries above 12.8 kB behind an inline script, which our CSP forbids.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => {
			errors.push(error);
		},
	});
	const html = await new Response(prelude).text();
	if (errors.length > 0) throw errors[0];
	return addInitialData(html, path);
}

export { giveSnapshots } from "#frontend/features/feed-list/build/initial-data.ts";
export { searchDocuments } from "#frontend/features/search/build/documents.ts";
export { llmsTxt } from "./llms-txt.ts";
export { shareTags } from "./share-tags.ts";
export { dataBlock } from "./structured-data.ts";
export { pageMetadata };
