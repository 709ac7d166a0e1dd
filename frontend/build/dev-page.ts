import type { ViteDevServer } from "vite";
import { headLinks } from "./head-links.ts";
import { firstScript } from "./inline-scripts.ts";
import { iconStore } from "./page-icons.ts";
import { redirectPage } from "./redirect-page.ts";
import { repeatIfChanged } from "./repeat-if-changed.ts";
import { readSnapshots } from "./snapshots.ts";

export type DevResponse = { body: string; status: number; type: string };

/**
 * Renders the site's pages from their sources.
 * @param snapshotFolder where npm run snapshot has put news and papers
 */
export function createDevRenderer(vite: ViteDevServer, snapshotFolder: string) {
	const { noteChange, run } = repeatIfChanged(() =>
		vite.environments.ssr.moduleGraph.invalidateAll(),
	);
	return {
		/** Renders a path, with or without a query. */
		render: (url: string): Promise<DevResponse> =>
			run(() => renderDevPage(vite, url, snapshotFolder)),
		/** To be called when copy has changed: the renderer reads all of it as it loads. */
		noteChange,
	};
}

/**
 * Reloads pages in browsers once Vite has noticed that copy has changed.
 * @param onChange called before that
 */
export function reloadOnCopyChange(
	vite: ViteDevServer,
	copyFolder: string,
	onChange = () => {},
): void {
	vite.watcher.on("all", (_, file) => {
		if (!file.startsWith(`${copyFolder}/`)) return;
		onChange();
		vite.ws.send({ type: "full-reload" });
	});
}

/**
 * Renders a page as the build would, but with Vite's client instead of the built chunks. Also
 * serves a page's data files and the search documents.
 */
async function renderDevPage(
	vite: ViteDevServer,
	url: string,
	snapshotFolder: string,
): Promise<DevResponse> {
	const { pathname } = new URL(url, "http://localhost");
	const { site, renderer } = await loadRenderer(vite);
	if (pathname === "/search.json") return json(site.searchDocuments());
	const [, path = pathname] =
		/^(.+)\/(?:content|figure)\.json$/.exec(pathname) ?? [];
	const isPage = site.pageMetadata.some((page) => page.path === path);
	const moved = site.pageMetadata.find(({ meta }) =>
		meta.redirectFrom?.includes(pathname),
	);
	if (moved) {
		const body = redirectPage(moved.path, moved.meta.title);
		return { body, status: 200, type: "text/html; charset=utf-8" };
	}
	renderer.giveSnapshots(readSnapshots(snapshotFolder, Date.now()));
	const { html, data } = isPage
		? await renderer.renderPage(path, site.pageContents.get(path) ?? {})
		: await renderer.renderNotFound();
	if (pathname in data) return json(data[pathname]);
	const tags = [
		headLinks,
		`<script>${firstScript}</script>`,
		// Without this the page would flash unstyled until the script has added the styles.
		'<link rel="stylesheet" href="/frontend/styles/base.css">',
		isPage ? "" : '<meta name="status" content="404">',
		'<script type="module" src="/frontend/main.tsx"></script>',
	];
	return {
		body: await vite.transformIndexHtml(
			url,
			html
				.replace("</head>", () => `${tags.join("")}</head>`)
				.replace("</body>", () => `${iconStore([])}</body>`),
		),
		status: isPage ? 200 : 404,
		type: "text/html; charset=utf-8",
	};
}

function json(value: unknown): DevResponse {
	const body = JSON.stringify(value);
	return { body, status: 200, type: "application/json" };
}

async function loadRenderer(vite: ViteDevServer) {
	const load = (file: string) => vite.ssrLoadModule(`/frontend/build/${file}`);
	return {
		site: (await load("all-pages.ts")) as typeof import("./all-pages.ts"),
		renderer: (await load("render.tsx")) as typeof import("./render.tsx"),
	};
}
