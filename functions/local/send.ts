import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress } from "./compress.ts";

export type GatewayResponse = {
	status: number;
	/** Names in lower case. */
	headers: Record<string, string | string[]>;
	body: Buffer;
};

/** Sends a response as CloudFront does: compressed, 304 if the client already has it, no body for HEAD. */
export function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: GatewayResponse,
): void {
	const etag = String(headers.etag ?? etagOf(body));
	const type = String(headers["content-type"] ?? "");
	const encoding = chooseEncoding(
		String(request.headers["accept-encoding"] ?? ""),
		type,
		body.length,
	);
	const sent = encoding ? compress(body, encoding, etag) : body;
	const all = {
		...headers,
		...(headers.etag && { etag: encoding ? weak(etag) : etag }),
		...(encoding && {
			"content-encoding": encoding,
			vary: "accept-encoding",
		}),
	};
	if (status === 200 && headers.etag && matchesEtag(request, etag)) {
		response.writeHead(304, omit(all, ["content-type", "content-encoding"]));
		response.end();
		return;
	}
	response.writeHead(status, { ...all, "content-length": sent.length });
	response.end(request.method === "HEAD" ? undefined : sent);
}

/** Returns a strong entity tag for a body. */
export function etagOf(body: Buffer): string {
	return `"${createHash("md5").update(body).digest("hex")}"`;
}

function matchesEtag(request: IncomingMessage, etag: string): boolean {
	const known = request.headers["if-none-match"];
	if (!known || (request.method !== "GET" && request.method !== "HEAD")) {
		return false;
	}
	return known
		.split(",")
		.some((tag) => tag.trim() === "*" || weak(tag.trim()) === weak(etag));
}

function weak(etag: string): string {
	return etag.startsWith("W/") ? etag : `W/${etag}`;
}

function omit<T>(values: Record<string, T>, names: string[]) {
	return Object.fromEntries(
		Object.entries(values).filter(([name]) => !names.includes(name)),
	);
}
