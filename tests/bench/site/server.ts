import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { createRoutes } from "#functions/local/create-routes.ts";
import { launchChromium } from "#tests/launch-chromium.ts";
import { startSite } from "#tests/start-site.ts";
import { openLine } from "./slow-line.ts";
import { makeVariant, type VariantName } from "./variants.ts";

/** The largest TLS record in bytes, which is s2n's default and so CloudFront's. */
const recordSize = 4_096;
const liveHost = new URL(site.origin).host;
const preprintHost = new URL(preprintUrl).host;

/**
 * Serves the built site as the CDN would, and starts a Chromium that visits it; if this process
 * runs at the visitor's end of a slow line, from the other end. The shipped site has the live host
 * name, each variant its own; requests to any other host are taken for news sources and go to the
 * relay.
 * @param variants to serve, including the shipped site
 * @param chromiumArgs more flags for Chromium
 */
export async function openSite(
	variants: readonly VariantName[] = ["shipped"],
	chromiumArgs: string[] = [],
) {
	const gateway = await startSite();
	const handlers = new Map<string, ReturnType<typeof createRoutes>>();
	for (const name of variants) {
		const siteFolder = await makeVariant(name);
		handlers.set(hostOf(name), createRoutes({ siteFolder }, gateway.functions));
	}
	const certificate = await getCertificate("node_modules/.vite/basic-ssl");
	const server = createSecureServer({ cert: certificate, key: certificate });
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		const host = String(request.headers[":authority"]);
		if (!handlers.has(host)) {
			request.url = feedPath(host, request.url);
			response.setHeader("access-control-allow-origin", "*");
		}
		const handle = handlers.get(host) ?? handlers.get(liveHost);
		handle?.(request, response).catch(console.error);
	});
	const sessions = new Set<ServerHttp2Session>();
	server.on("session", (session) => {
		sessions.add(session);
		session.once("close", () => sessions.delete(session));
	});
	// Node's own records of 16 kB can only be read once they have arrived whole.
	server.on("secureConnection", (socket: TLSSocket) =>
		socket.setMaxSendFragment(recordSize),
	);
	const here = { host: "127.0.0.1", port: 0 };
	await once(server.listen(openLine ?? here), "listening");
	const { address, port } = server.address() as AddressInfo;
	const browser = await launchChromium([
		`--host-resolver-rules=MAP * ${address}:${port}`,
		`--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
		...chromiumArgs,
	]);
	return {
		browser,
		urlOf: (path: string, variant: VariantName = "shipped") =>
			`https://${hostOf(variant)}${path}`,
		/** Ends all connections, as if the visitor had been away. */
		async disconnect(): Promise<void> {
			const closed = [...sessions].map((session) => once(session, "close"));
			for (const session of sessions) session.destroy();
			await Promise.all(closed);
		},
		async close(): Promise<void> {
			await browser.close();
			server.close();
			await gateway.close();
		},
	};
}

/** Identifies the certificate to Chromium as trusted: with certificate errors merely ignored, it would not cache. */
function keyHash(certificate: string): string {
	const key = new X509Certificate(certificate).publicKey;
	const spki = key.export({ type: "spki", format: "der" });
	return createHash("sha256").update(spki).digest("base64");
}

function hostOf(name: VariantName): string {
	return name === "shipped" ? liveHost : `${name}.${liveHost}`;
}

/** Returns the relay's path for a request to a news source or to the public proxy. */
function feedPath(host: string, path = "/"): string {
	const { searchParams } = new URL(path, `https://${host}`);
	const feed = host === preprintHost ? preprintUrl : searchParams.get("url");
	return `${apiPaths.feeds}?feed=${encodeURIComponent(feed ?? "")}`;
}
