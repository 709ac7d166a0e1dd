import type { ViteDevServer } from "vite";
import { firstScript } from "./inline-scripts.ts";
import { readSnapshots } from "./snapshots.ts";

/**
 * A page as the build would make it, with Vite's client instead of the built chunks.
 * @param url path, with or without a query
 * @param snapshotFolder where npm run snapshot has put news and papers
 */
export async function renderDevPage(
	vite: ViteDevServer,
	url: string,
	snapshotFolder: string,
): Promise<{ html: string; status: number }> {
	const { pathname } = new URL(url, "http://localhost");
	const renderer = await loadRenderer(vite);
	renderer.giveSnapshots(readSnapshots(snapshotFolder, Date.now()));
	const isPage = renderer.allPaths().includes(pathname);
	const { html } = isPage
		? await renderer.renderPage(pathname)
		: await renderer.renderNotFound();
	const tags = [
		`<script>${firstScript}</script>`,
		// Without it the page would flash unstyled until the script has put the styles in.
		'<link rel="stylesheet" href="/frontend/styles/base.css">',
		isPage ? "" : '<meta name="status" content="404">',
		'<script type="module" src="/frontend/main.tsx"></script>',
	];
	return {
		html: await vite.transformIndexHtml(
			url,
			html.replace("</head>", () => `${tags.join("")}</head>`),
		),
		status: isPage ? 200 : 404,
	};
}

async function loadRenderer(
	vite: ViteDevServer,
): Promise<typeof import("./render.tsx")> {
	return (await vite.ssrLoadModule(
		"/frontend/build/render.tsx",
	)) as typeof import("./render.tsx");
}
