import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { responsePageStylePath } from "#content/routes.ts";
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
	renderPath(server, request.url ?? "/").then(({ html, status }) => {
		response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
		response.end(html);
	}, next);
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

async function loadRenderer(
	vite: ViteDevServer,
): Promise<typeof import("./render.tsx")> {
	return (await vite.ssrLoadModule(
		"/frontend/build/render.tsx",
	)) as typeof import("./render.tsx");
}

/** A page as the build would make it, with Vite's client instead of the built chunks. */
async function renderPath(
	vite: ViteDevServer,
	url: string,
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
