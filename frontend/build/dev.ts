import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { responsePageStylePath } from "#content/routes.ts";
import { copyFolder } from "./copy/read-folder.ts";
import { firstScript } from "./inline-scripts.ts";
import { readSnapshots } from "./snapshots.ts";

const root = resolve(import.meta.dirname, "../..");
const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 10;
const snapshotFolder = resolve(root, "build/snapshot");

// The gateway runs beside us, for its APIs, store and mailbox; its own pages stay unseen.
const gateway = spawn(
	process.execPath,
	["--import", "tsx", "functions/local/main.ts"],
	{
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, PORT: String(apiPort) },
	},
);
const server = await createServer({
	root,
	appType: "custom",
	server: {
		port,
		strictPort: true,
		host: "127.0.0.1",
		proxy: {
			"/api": `http://127.0.0.1:${apiPort}`,
			[responsePageStylePath]: `http://127.0.0.1:${apiPort}`,
		},
	},
});
server.middlewares.use((request, response, next) => {
	renderPath(server, request.url ?? "/").then(({ body, status, type }) => {
		response.writeHead(status, { "content-type": type });
		response.end(body);
	}, next);
});
server.watcher.on("all", (_, file) => {
	if (!file.startsWith(`${copyFolder}/`)) return;
	// The renderer reads all words when it is loaded.
	server.environments.ssr.moduleGraph.invalidateAll();
	server.ws.send({ type: "full-reload" });
});
await server.listen();
console.log(`With hot reload: http://localhost:${port}`);

gateway.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => stop(0));
}

async function stop(code: number): Promise<void> {
	gateway.kill("SIGTERM");
	await server.close();
	process.exit(code);
}

/** Both are read anew where a file of theirs has changed. */
async function loadRenderer(vite: ViteDevServer) {
	const load = (file: string) => vite.ssrLoadModule(`/frontend/build/${file}`);
	return {
		site: (await load("all-pages.ts")) as typeof import("./all-pages.ts"),
		renderer: (await load("render.tsx")) as typeof import("./render.tsx"),
	};
}

/** A page as the build would make it, with Vite's client instead of the built chunks; or a file that stands beside one. */
async function renderPath(
	vite: ViteDevServer,
	url: string,
): Promise<{ body: string; status: number; type: string }> {
	const { pathname } = new URL(url, "http://localhost");
	const { site, renderer } = await loadRenderer(vite);
	const [, path = pathname] =
		/^(.+)\/(?:content|figure)\.json$/.exec(pathname) ?? [];
	const isPage = site.pageMetadata.some((page) => page.path === path);
	renderer.giveSnapshots(readSnapshots(snapshotFolder, Date.now()));
	const { html, data } = isPage
		? await renderer.renderPage(path, site.pageContents.get(path) ?? {})
		: await renderer.renderNotFound();
	if (pathname in data) {
		return {
			body: JSON.stringify(data[pathname]),
			status: 200,
			type: "application/json",
		};
	}
	const tags = [
		`<script>${firstScript}</script>`,
		// Without it the page would flash unstyled until the script has put the styles in.
		'<link rel="stylesheet" href="/frontend/styles/base.css">',
		isPage ? "" : '<meta name="status" content="404">',
		'<script type="module" src="/frontend/main.tsx"></script>',
	];
	return {
		body: await vite.transformIndexHtml(
			url,
			html.replace("</head>", () => `${tags.join("")}</head>`),
		),
		status: isPage ? 200 : 404,
		type: "text/html; charset=utf-8",
	};
}
