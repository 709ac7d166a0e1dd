import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createServer } from "vite";
import { responsePageStylePath } from "#content/routes.ts";
import { readPort } from "./command-line.ts";
import { copyFolder } from "./copy/read-folder.ts";
import { createDevRenderer, reloadOnCopyChange } from "./dev-page.ts";
import { openForOwnPages } from "./open-program.ts";

const root = resolve(import.meta.dirname, "../..");
const apiPortOffset = 10;
const port = readPort(8080, 65_535 - apiPortOffset);
const apiPort = port + apiPortOffset;
const snapshotFolder = resolve(root, "build/snapshot");

const server = await createServer({
	root,
	appType: "custom",
	plugins: [openForOwnPages()],
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
const { render, noteChange } = createDevRenderer(server, snapshotFolder);
reloadOnCopyChange(server, copyFolder, noteChange);
server.middlewares.use((request, response, next) => {
	render(request.url ?? "/").then(({ body, status, type }) => {
		response.writeHead(status, { "content-type": type });
		response.end(body);
	}, next);
});
try {
	await server.listen();
} catch (error) {
	const { message } = error as Error;
	console.error(`${message}. To use another port: PORT=8090 npm run dev`);
	process.exit(1);
}

// The local gateway runs as a second process, for its APIs, store and mailbox; its pages are not used.
const gateway = spawn(
	process.execPath,
	["--import", "tsx", "functions/local/main.ts"],
	{
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, PORT: String(apiPort) },
	},
);
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
