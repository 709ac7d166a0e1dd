import type { IncomingMessage, ServerResponse } from "node:http";
import type * as z from "zod";
import { ForbiddenFile } from "./copy-files.ts";

/** More than any file of copy/ has. */
const mostBytes = 2_000_000;

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

/** What was sent, in its shape. @throws ForbiddenFile where it has another */
export function parse<T>(schema: z.ZodType<T>, sent: unknown): T {
	const { success, data } = schema.safeParse(sent);
	if (!success) throw new ForbiddenFile("another shape");
	return data;
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
