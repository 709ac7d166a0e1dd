import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import basicSsl from "@vitejs/plugin-basic-ssl";
import { preview } from "vite";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { createRoutes } from "#functions/local/create-routes.ts";
import { distFolder } from "#tests/built/support/dist.ts";
import { chromiumPath } from "#tests/chromium.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { launch } from "../harness/browser.ts";
import { atVisitorsEnd, openLine } from "./slow-line.ts";
import { makeVariant, type VariantName } from "./variants.ts";

/** Bytes of a TLS record at most; s2n has as many unless it is told otherwise. */
const recordSize = 4_096;
const liveHost = new URL(site.origin).host;
const preprintHost = new URL(preprintUrl).host;

/**
 * Serves variants of the site, and starts a Chromium that visits them; where this process
 * stands at one end of a slow line, at the other.
 */
export async function openVariants(
	names: readonly VariantName[],
	args: string[] = [],
) {
	const gateway = await startSite();
	const server = await serveVariants(names, gateway, openLine?.server);
	const program = openLine
		? atVisitorsEnd(chromiumPath(), openLine.visitor)
		: chromiumPath();
	const browser = await launch([...server.chromiumArgs, ...args], program);
	return {
		browser,
		...server,
		async close(): Promise<void> {
			await browser.close();
			await server.close();
			await gateway.close();
		},
	};
}

/**
 * Serves each variant as the local gateway does, but over HTTP/2. Each has a
 * host of its own, the shipped one the live site's; all other hosts are taken for sources
 * of news, and go to the relay.
 * @param address to listen at
 */
async function serveVariants(
	names: readonly VariantName[],
	{ functions }: RunningSite,
	address = "127.0.0.1",
) {
	const routes = new Map<string, ReturnType<typeof createRoutes>>();
	for (const name of names) {
		const siteFolder = await makeVariant(name);
		routes.set(hostOf(name), createRoutes({ siteFolder }, functions));
	}
	const shipped = createRoutes({ siteFolder: distFolder }, functions);
	const server = await preview({
		configFile: false,
		logLevel: "error",
		preview: { host: address, port: 0, allowedHosts: true },
		plugins: [
			basicSsl(),
			{
				name: "variants",
				configurePreviewServer({ middlewares }) {
					middlewares.use((request, response, next) => {
						const host = String(request.headers[":authority"]);
						const serve = routes.get(host) ?? shipped;
						if (!routes.has(host)) {
							request.url = feedPath(host, request.url);
							response.setHeader("access-control-allow-origin", "*");
						}
						serve(request, response).catch(next);
					});
				},
			},
		],
	});
	const sessions = new Set<Http2Session>();
	server.httpServer.on("session", (session: Http2Session) => {
		sessions.add(session);
		session.once("close", () => sessions.delete(session));
	});
	// As the TLS of CloudFront does. Of Node's own records of 16 kB nothing can be read before all is here.
	server.httpServer.on("secureConnection", (socket: TLSSocket) =>
		socket.setMaxSendFragment(recordSize),
	);
	const { port } = server.httpServer.address() as AddressInfo;
	const certificate = String(server.config.preview.https?.cert);
	return {
		/** Makes Chromium ask this server whatever the host. */
		chromiumArgs: [
			`--host-resolver-rules=MAP * ${address}:${port}`,
			`--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
		],
		urlOf: (name: VariantName, path: string) =>
			`https://${hostOf(name)}${path}`,
		/** Ends all connections, as if the visitor had been away. */
		async disconnect() {
			const closed = [...sessions].map((session) => once(session, "close"));
			for (const session of sessions) session.destroy();
			await Promise.all(closed);
		},
		close: () => server.close(),
	};
}

/** By it Chromium trusts the certificate; what comes under one that it only overlooks it does not cache. */
function keyHash(certificate: string): string {
	const key = new X509Certificate(certificate).publicKey;
	const spki = key.export({ type: "spki", format: "der" });
	return createHash("sha256").update(spki).digest("base64");
}

function hostOf(name: string): string {
	return name === "shipped" ? liveHost : `${name}.${liveHost}`;
}

/** Where the relay has what a source, or the public proxy, is asked for. */
function feedPath(host: string, path = "/"): string {
	const { searchParams } = new URL(path, `https://${host}`);
	const feed = host === preprintHost ? preprintUrl : searchParams.get("url");
	return `${apiPaths.feeds}?feed=${encodeURIComponent(feed ?? "")}`;
}
