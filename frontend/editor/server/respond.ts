import type { IncomingMessage, ServerResponse } from "node:http";
import type * as z from "zod";
import { ForbiddenFile } from "./copy-files.ts";

/** Larger than any file in copy/. */
const maxBytes = 2_000_000;

export function send(
	response: ServerResponse,
	status: number,
	body: string,
	type = "text/plain; charset=utf-8",
): void {
	response.writeHead(status, {
		"content-type": type,
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
	});
	response.end(body);
}

/** Validates a request's body. @throws ForbiddenFile if it does not match the schema */
export function parse<T>(schema: z.ZodType<T>, sent: unknown): T {
	const { success, data } = schema.safeParse(sent);
	if (!success) throw new ForbiddenFile("the request has the wrong shape");
	return data;
}

/** Reads a request's JSON body. @throws ForbiddenFile if it is not JSON, or too large */
export async function readBody(request: IncomingMessage): Promise<unknown> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > maxBytes) throw new ForbiddenFile("the request is too large");
		parts.push(part);
	}
	try {
		return JSON.parse(Buffer.concat(parts).toString("utf8"));
	} catch {
		throw new ForbiddenFile("the request is not JSON");
	}
}
