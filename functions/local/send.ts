import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesTag } from "#functions/shared/entity-tag.ts";
import { chooseEncoding, compress } from "./compress.ts";

export type GatewayResponse = {
	status: number;
	/** Names in lower case. */
	headers: Record<string, string | string[]>;
	body: Buffer;
};

/** Sends a response as CloudFront does: compressed unless it is already, 304 if the client already has it, no body for HEAD. */
export function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: GatewayResponse,
): void {
	const etag = String(headers.etag ?? etagOf(body));
	const type = String(headers["content-type"] ?? "");
	const encoding = headers["content-encoding"]
		? null
		: chooseEncoding(request.headers["accept-encoding"], type, body.length);
	const encodedBody = encoding ? compress(body, encoding, etag) : body;
	const allHeaders: GatewayResponse["headers"] = {
		...headers,
		...(headers.etag && { etag: encoding ? toWeak(etag) : etag }),
		...(encoding && {
			"content-encoding": encoding,
			vary: "accept-encoding",
		}),
	};
	const isRead = request.method === "GET" || request.method === "HEAD";
	const ifNoneMatch = request.headers["if-none-match"];
	if (
		status === 200 &&
		isRead &&
		headers.etag &&
		matchesTag(ifNoneMatch, etag)
	) {
		const {
			"content-type": _type,
			"content-encoding": _encoding,
			...kept
		} = allHeaders;
		response.writeHead(304, kept).end();
		return;
	}
	response.writeHead(status, {
		...allHeaders,
		"content-length": encodedBody.length,
	});
	response.end(request.method === "HEAD" ? undefined : encodedBody);
}

/** Returns a strong entity tag for a body. */
export function etagOf(body: Buffer): string {
	return `"${createHash("md5").update(body).digest("hex")}"`;
}

function toWeak(etag: string): string {
	return etag.startsWith("W/") ? etag : `W/${etag}`;
}
