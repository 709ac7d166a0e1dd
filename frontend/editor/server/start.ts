import { readdirSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { escapeHtml } from "#content/escape-html.ts";
import { drawSprite, iconFolder } from "#frontend/build/icons.ts";
import { draftSchema, moveSchema } from "#frontend/editor/messages.ts";
import { createApi } from "./api.ts";
import { ForbiddenFile } from "./copy-files.ts";
import { followDisk } from "./follow-disk.ts";
import { refuse } from "./guard.ts";
import { createMoves } from "./move-files.ts";
import { buildPage, editorPath } from "./page.ts";
import { changesPath, startPreview } from "./preview.ts";
import { reportFailure } from "./report-failure.ts";
import { parse, readBody, send } from "./respond.ts";
import { readSiteInfo } from "./site-info.ts";

const apiPath = `${editorPath}api/`;

/** CSP of the editor's page: nothing from other origins, and no framing. */
const policy =
	"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Starts the editor, reachable from this machine only.
 * @param root of the checkout whose pages it shows
 * @param copyFolder whose files it edits
 * @param port 0 for any free port
 */
export async function startEditor({
	root,
	copyFolder,
	port: wantedPort,
}: {
	root: string;
	copyFolder: string;
	port: number;
}) {
	const server = createServer();
	// Listens first, so that nothing else starts if the port is in use.
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(wantedPort, "127.0.0.1", resolve);
	});
	const { port } = server.address() as AddressInfo;
	// A page that was open before asks again at once: its requests wait.
	const early: [IncomingMessage, ServerResponse][] = [];
	const wait = (...exchange: (typeof early)[number]) => early.push(exchange);
	server.on("request", wait);
	const [page, preview] = await Promise.all([
		buildPage(root),
		startPreview(root, copyFolder, server),
	]);
	const show = reportFailure(preview.show);
	const api = createApi(copyFolder, show);
	const moves = createMoves(copyFolder, show);
	const icons = readdirSync(iconFolder)
		.filter((name) => name.endsWith(".svg"))
		.map((name) => name.slice(0, -4));
	let sprite: string | undefined;

	async function respondToApi(
		name: string,
		url: URL,
		request: IncomingMessage,
	): Promise<unknown> {
		if (request.method === "POST") {
			const sent = await readBody(request);
			if (name === "draft") return api.draft(parse(draftSchema, sent));
			if (name === "save") return api.save(parse(draftSchema, sent));
			if (name === "move") return moves.move(parse(moveSchema, sent));
			if (name === "undo") return moves.undo(String(sent));
			return;
		}
		if (name === "file") return api.open(url.searchParams.get("file") ?? "");
		if (name === "site") {
			return { ...readSiteInfo(copyFolder, icons), lastMove: moves.last() };
		}
	}

	server.on("request", async (request, response) => {
		const refusal = refuse(request, port);
		if (refusal) return send(response, refusal.status, refusal.reason);
		const address = `http://localhost:${port}${request.url}`;
		if (!URL.canParse(address)) {
			return send(response, 400, "Invalid address.");
		}
		const url = new URL(address);
		const { pathname } = url;
		try {
			if (pathname.startsWith(apiPath)) {
				const name = pathname.slice(apiPath.length);
				const result = await respondToApi(name, url, request);
				if (result === undefined) return send(response, 404, "Not found.");
				return send(response, 200, JSON.stringify(result), "application/json");
			}
			if (pathname === `${editorPath}icons.svg`) {
				sprite ??= drawSprite(icons);
				response.setHeader("content-type", "image/svg+xml");
				return void response.end(sprite);
			}
			const asset = page.get(pathname);
			if (asset) {
				response.setHeader("content-type", asset.type);
				response.setHeader("content-security-policy", policy);
				response.setHeader("cache-control", "no-store");
				return void response.end(asset.body);
			}
			preview.middlewares(request, response, () => showPage(response, url));
		} catch (error) {
			const status = error instanceof ForbiddenFile ? 403 : 500;
			send(response, status, error instanceof Error ? error.message : "");
		}
	});

	server.off("request", wait);
	for (const exchange of early) server.emit("request", ...exchange);

	// Vite leaves connections to other addresses open, which any website may request: the server could never be closed.
	server.prependListener("upgrade", (request, socket) => {
		const [path] = (request.url ?? "").split("?");
		if (path !== changesPath || refuse(request, port)) socket.destroy();
	});

	async function showPage(response: ServerResponse, url: URL): Promise<void> {
		try {
			const path = url.pathname + url.search;
			const { body, status, type } = await preview.render(path);
			response.writeHead(status, { "content-type": type });
			response.end(body);
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			send(
				response,
				500,
				// With Vite's client, which loads the page again once its words have changed.
				`<!doctype html><script type="module" src="/@vite/client"></script>This page cannot be shown: ${escapeHtml(reason)}`,
				"text/html; charset=utf-8",
			);
		}
	}

	const stopFollowing = followDisk(copyFolder, preview);
	return {
		url: `http://localhost:${port}${editorPath}`,
		port,
		async close(): Promise<void> {
			stopFollowing();
			await preview.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
