import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import {
	createSecureServer,
	type Http2ServerRequest,
	type Http2ServerResponse,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { preprintUrl } from "#content/research/preprints.ts";
import { site } from "#content/site.ts";
import { contentTypeOf } from "#functions/local/content-type.ts";
import { loadEdgeFunction } from "#functions/local/edge.ts";
import { cacheControlFor } from "#infra/edge/cache-rules.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { selfSigned } from "./certificate.ts";
import type { Variant, VariantName } from "./variants.ts";

const smallestCompressed = 1_000;
const liveHost = new URL(site.origin).host;
const proxyHost = site.feedProxy && new URL(site.feedProxy).host;
const preprintHost = new URL(preprintUrl).host;

type Sent = { headers: Record<string, string>; body: Buffer };

/**
 * Serves every variant of the site over HTTP/2 as the CDN would: brotli at its best
 * quality, the shipped edge function and headers. Each variant has a host of its own, the
 * shipped one the live site's; the news hosts are played too.
 * @param gatewayUrl answers /api/*
 */
export async function serveVariants(
	variants: Record<VariantName, Variant>,
	gatewayUrl: string,
) {
	const edge = loadEdgeFunction();
	const hosts = Object.fromEntries(
		(Object.keys(variants) as VariantName[]).map((name) => [
			hostOf(name),
			variants[name],
		]),
	);
	const policies = new Map<Variant, Record<string, string>>();
	const kept = new Map<string, Sent>();
	const server = createSecureServer(selfSigned(liveHost));
	server.on("request", (request, response) => {
		answer(request, response).catch((error) => {
			console.error(request.url, error);
			response.stream.destroy();
		});
	});
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const { port } = server.address() as AddressInfo;

	async function answer(
		request: Http2ServerRequest,
		response: Http2ServerResponse,
	): Promise<void> {
		const host = request.authority;
		const url = new URL(request.url, `https://${host}`);
		if (host === proxyHost || host === preprintHost) {
			const feed =
				host === preprintHost ? preprintUrl : url.searchParams.get("url");
			const path = `/api/feeds?feed=${encodeURIComponent(feed ?? "")}`;
			return pass(path, response, { "access-control-allow-origin": "*" });
		}
		if (url.pathname.startsWith("/api/")) {
			return pass(url.pathname + url.search, response, {});
		}
		const variant = hosts[host];
		if (!variant) return void response.writeHead(421).end();
		const { status, file } = locate(variant, url, host);
		const sent = keep(host, variant, file);
		response.writeHead(status, sent.headers);
		response.end(sent.body);
	}

	function keep(host: string, variant: Variant, file: string): Sent {
		const key = `${host} ${file}`;
		const sent = kept.get(key) ?? prepare(variant, file);
		kept.set(key, sent);
		return sent;
	}

	function locate(variant: Variant, url: URL, host: string) {
		const { pathname } = url;
		if (isFile(variant, pathname)) return { status: 200, file: pathname };
		const answered = edge({ method: "GET", uri: pathname, query: "", host });
		const file = answered.status === "go-on" ? answered.uri : "";
		if (file && isFile(variant, file)) return { status: 200, file };
		return { status: 404, file: "/404.html" };
	}

	function prepare(variant: Variant, file: string): Sent {
		const known = policies.get(variant) ?? headersOf(variant);
		policies.set(variant, known);
		const raw = readVariant(variant, file);
		const type = contentTypeOf(file);
		const isCompressed =
			/^(text|application|image\/svg)/.test(type) &&
			raw.length >= smallestCompressed;
		return {
			headers: {
				...known,
				"content-type": type,
				"cache-control": cacheControlFor(file),
				etag: `"${hashOf(raw)}"`,
				...(isCompressed && { "content-encoding": "br" }),
			},
			body: isCompressed ? squeeze(raw) : raw,
		};
	}

	async function pass(
		path: string,
		response: Http2ServerResponse,
		extra: Record<string, string>,
	): Promise<void> {
		const from = await fetch(gatewayUrl + path);
		const body = squeeze(Buffer.from(await from.arrayBuffer()));
		const type = from.headers.get("content-type") ?? "application/octet-stream";
		response.writeHead(from.status, {
			"content-type": type,
			"content-encoding": "br",
			...extra,
		});
		response.end(body);
	}

	return {
		/** Makes Chromium ask this server for the live site's host and the news hosts. */
		chromiumArgs: [
			`--host-resolver-rules=${[...Object.keys(hosts), proxyHost, preprintHost]
				.filter(Boolean)
				.map((host) => `MAP ${host}:443 127.0.0.1:${port}`)
				.join(", ")}`,
			"--ignore-certificate-errors",
		],
		/** Compresses a page and all files beforehand, as the CDN has done for all but its first visitor. */
		warm(path: string): void {
			for (const [host, variant] of Object.entries(hosts)) {
				const url = new URL(path, `https://${host}`);
				keep(host, variant, locate(variant, url, host).file);
				for (const folder of [variant.folder, variant.overlay]) {
					for (const name of folder ? readdirSync(join(folder, "assets")) : [])
						keep(host, variant, `/assets/${name}`);
				}
			}
		},
		urlOf: (name: VariantName, path: string) =>
			`https://${hostOf(name)}${path}`,
		close: () => server.close(),
	};
}

function hostOf(name: VariantName): string {
	return name === "shipped" ? liveHost : `${name}.${liveHost}`;
}

function headersOf(variant: Variant): Record<string, string> {
	return securityHeaders(contentSecurityPolicy(variant.folder));
}

function isFile({ folder, overlay }: Variant, file: string): boolean {
	return [folder, overlay].some((place) => {
		const path = place && join(place, file);
		return path && existsSync(path) && statSync(path).isFile();
	});
}

function readVariant({ folder, overlay, page }: Variant, file: string): Buffer {
	const own = join(folder, file);
	const raw = readFileSync(existsSync(own) ? own : join(overlay ?? "", file));
	if (!page || !file.endsWith(".html")) return raw;
	return Buffer.from(page(raw.toString()));
}

const squeezed = new Map<string, Buffer>();

/** Brotli at its best; what was seen before is not compressed again. */
function squeeze(body: Buffer): Buffer {
	const key = hashOf(body);
	const known =
		squeezed.get(key) ??
		brotliCompressSync(body, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
		});
	squeezed.set(key, known);
	return known;
}

function hashOf(body: Buffer): string {
	return createHash("md5").update(body).digest("hex");
}
