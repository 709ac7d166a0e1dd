import type { IncomingMessage, ServerResponse } from "node:http";
import { ForbiddenFile } from "./copy-files.ts";

/** More than any file of copy/ has. */
const mostBytes = 2_000_000;

export function sendJson(
	response: ServerResponse,
	status: number,
	value: unknown,
): void {
	send(response, status, "application/json", JSON.stringify(value));
}

export function sendPlain(
	response: ServerResponse,
	status: number,
	text: string,
): void {
	send(response, status, "text/plain; charset=utf-8", text);
}

function send(
	response: ServerResponse,
	status: number,
	type: string,
	body: string,
): void {
	response.writeHead(status, {
		"content-type": type,
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
	});
	response.end(body);
}

/** The JSON that was sent. @throws ForbiddenFile where it is none, or too much */
export async function readBody(request: IncomingMessage): Promise<unknown> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > mostBytes) throw new ForbiddenFile("too much");
		parts.push(part);
	}
	try {
		return JSON.parse(Buffer.concat(parts).toString("utf8"));
	} catch {
		throw new ForbiddenFile("no JSON");
	}
}
