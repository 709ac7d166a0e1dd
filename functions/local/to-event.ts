import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpEvent } from "#functions/shared/http.ts";
import {
	forwardedHeaders,
	forwardedParameters,
} from "#infra/edge/forwarded.ts";
import { splitUrl } from "./serve-site.ts";

// Those that CloudFront forwards, by its request and cache policies and by HTTP itself.
const passedHeaders = [
	...forwardedHeaders.map((name) => name.toLowerCase()),
	"accept-encoding",
	"content-length",
	"if-none-match",
];

// API Gateway passes these on as text, and everything else, including forms, as base64.
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/i;

/** Builds the event that API Gateway makes of a request that comes through CloudFront. */
export function toEvent(
	request: IncomingMessage,
	body: Buffer,
	originSecret: string,
): HttpEvent {
	const { path, query } = splitUrl(request.url ?? "/");
	const rawQueryString = forwardedOnly(query);
	const parameters = new URLSearchParams(rawQueryString);
	const method = request.method ?? "GET";
	const now = new Date();
	const { remoteAddress = "127.0.0.1", remotePort = 0 } = request.socket;
	return {
		version: "2.0",
		routeKey: `ANY ${path}`,
		rawPath: path,
		rawQueryString,
		headers: {
			...pick(request, passedHeaders),
			host: "local.execute-api.localhost",
			"user-agent": "Amazon CloudFront",
			"cloudfront-viewer-address": `${remoteAddress}:${remotePort}`,
			// As infra/edge/api-request.js adds it.
			"x-viewer-host": request.headers.host ?? "",
			"x-forwarded-for": remoteAddress,
			"x-forwarded-proto": "https",
			"x-origin-verify": originSecret,
		},
		...(rawQueryString && {
			queryStringParameters: joinValues(parameters),
		}),
		requestContext: {
			accountId: "000000000000",
			apiId: "local",
			domainName: "local.execute-api.localhost",
			domainPrefix: "local",
			http: {
				method,
				path,
				protocol: "HTTP/1.1",
				// Behind a CDN this is the CDN's address, not the viewer's.
				sourceIp: "198.51.100.1",
				userAgent: "Amazon CloudFront",
			},
			requestId: randomUUID(),
			routeKey: `ANY ${path}`,
			stage: "$default",
			time: now.toUTCString(),
			timeEpoch: now.getTime(),
		},
		...bodyOf(body, request.headers["content-type"] ?? ""),
	};
}

function forwardedOnly(query: string): string {
	return query
		.split("&")
		.filter((pair) => forwardedParameters.includes(pair.split("=")[0] ?? ""))
		.join("&");
}

function pick(request: IncomingMessage, names: string[]) {
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = request.headers[name];
			return value === undefined ? [] : [[name, String(value)]];
		}),
	);
}

function joinValues(parameters: URLSearchParams): Record<string, string> {
	return Object.fromEntries(
		[...new Set(parameters.keys())].map((name) => [
			name,
			parameters.getAll(name).join(","),
		]),
	);
}

function bodyOf(body: Buffer, type: string) {
	if (body.length === 0) return { isBase64Encoded: false };
	const text = body.toString("utf8");
	// Invalid UTF-8 is sent as base64, or the function could not detect it.
	const isText = textTypes.test(type) && Buffer.from(text).equals(body);
	return isText
		? { body: text, isBase64Encoded: false }
		: { body: body.toString("base64"), isBase64Encoded: true };
}
