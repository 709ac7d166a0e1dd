import { prerender } from "react-dom/static";
import { matchRoute } from "#content/routes.ts";
import { Document } from "#frontend/Document.tsx";
import { createInitialData } from "#frontend/features/feed-list/build/initial-data.ts";
import { loadNotFound, loadPage, screenOf } from "#frontend/screens.tsx";
import { pageMetadata } from "./page-metadata.ts";

const initialData = createInitialData();
export const { giveSnapshots } = initialData;

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
		sources: screenOf(path).sources,
	};
}

/** Renders the page that stands at every unknown path. */
export async function renderNotFound(): Promise<RenderedPage> {
	const path = "/404";
	return {
		html: await render(path, await loadNotFound(path)),
		sources: screenOf(path).sources,
	};
}

async function render(
	path: string,
	page: Awaited<ReturnType<typeof loadPage>>,
): Promise<string> {
	const errors: unknown[] = [];
	const document = <Document page={page} ssrPath={path} />;
	const { prelude } = await prerender(initialData.provide(document), {
		// React puts boundaries above 12.8 kB behind an inline script, which our CSP forbids.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => {
			errors.push(error);
		},
	});
	const html = await new Response(prelude).text();
	if (errors.length > 0) throw errors[0];
	return initialData.addTo(html, path);
}

export { searchDocuments } from "#frontend/features/search/build/documents.ts";
export { llmsTxt } from "./llms-txt.ts";
export { drawIcons } from "./pictures.ts";
export { shareTags } from "./share-tags.ts";
export { dataBlock } from "./structured-data.ts";
export { pageMetadata };
