import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { cacheControlFor } from "#infra/edge/cache-rules.ts";
import { contentTypes } from "#infra/edge/content-types.ts";
import { edgeCode } from "#infra/edge/edge-code.ts";
import { servicesOf } from "#infra/edge/services-of.ts";
import { viewerRequestCode } from "#infra/edge/viewer-request.ts";
import { loadEdgeFunction } from "./edge.ts";
import { type GatewayResponse, send } from "./send.ts";
import { createSiteFiles, type SiteFile } from "./site-files.ts";

export type RequestHandler = (
	request: IncomingMessage,
	response: ServerResponse,
) => Promise<void>;

/**
 * Serves the built site as CloudFront and S3 do: with the deployed edge functions and headers, and
 * the Page Not Found screen with status 404.
 */
export function serveSite(
	siteFolder: string,
	securityHeaders: Record<string, string>,
): RequestHandler {
	const edge = loadEdgeFunction(
		viewerRequestCode({ services: servicesOf(siteFolder) }),
	);
	const assetEdge = loadEdgeFunction(edgeCode("asset-request"));
	const readSiteFile = createSiteFiles(siteFolder);

	async function responseFor(
		request: IncomingMessage,
	): Promise<GatewayResponse> {
		const { path, query } = splitUrl(request.url ?? "/");
		if (request.method !== "GET" && request.method !== "HEAD") {
			return plainResponse(403, "This distribution accepts GET and HEAD only.");
		}
		const isAsset = path.startsWith("/assets/");
		const { host = "", "accept-encoding": accepted } = request.headers;
		const edgeResponse = (isAsset ? assetEdge : edge)({
			method: request.method,
			uri: path,
			query,
			headers: {
				host,
				...(accepted && { "accept-encoding": accepted }),
			},
		});
		if (edgeResponse.status === "response") {
			const { statusCode, headers } = edgeResponse;
			return { status: statusCode, headers, body: Buffer.alloc(0) };
		}
		if (isAsset) {
			const asset = await readSiteFile(edgeResponse.uri);
			return asset ? fileResponse(200, asset) : plainResponse(404, "Not found");
		}
		// The copies are in the other bucket.
		const isCopy = edgeResponse.uri.startsWith("/br/");
		const page = isCopy ? null : await readSiteFile(edgeResponse.uri);
		if (page) return fileResponse(200, page);
		const notFoundPage = await readSiteFile("/404.html");
		return notFoundPage
			? fileResponse(404, notFoundPage)
			: plainResponse(404, "Not found");
	}

	function fileResponse(status: number, file: SiteFile): GatewayResponse {
		return {
			status,
			headers: {
				...securityHeaders,
				"content-type":
					contentTypes[extname(file.name).toLowerCase()] ??
					"application/octet-stream",
				"cache-control": cacheControlFor(file.name),
				...(file.name.startsWith("/br/") && { "content-encoding": "br" }),
				etag: file.etag,
			},
			body: file.body,
		};
	}

	function plainResponse(status: number, text: string): GatewayResponse {
		return {
			status,
			headers: { ...securityHeaders, "content-type": "text/plain" },
			body: Buffer.from(text),
		};
	}

	return async (request, response) => {
		send(request, response, await responseFor(request));
	};
}

/** Splits a request target into its path, exactly as sent, and its query. */
export function splitUrl(url: string): { path: string; query: string } {
	const index = url.indexOf("?");
	return index < 0
		? { path: url, query: "" }
		: { path: url.slice(0, index), query: url.slice(index + 1) };
}
