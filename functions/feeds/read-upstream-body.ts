import type { IncomingMessage } from "node:http";
import { pipeline, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { RefusedError } from "./upstream-policy.ts";

/** As many as curl accepts; each takes memory before the first byte of the body. */
const maxEncodings = 5;

/**
 * Reads a response's body, decompressing it as it arrives. Closes the connection if it fails.
 * @param signal that of the request, which ends the response as well
 * @throws RefusedError if there are too many encodings, and as soon as the body exceeds `maxBytes`, before or after
 * any of its decompressions; the signal's reason once it has aborted
 */
export async function readUpstreamBody(
	response: IncomingMessage,
	maxBytes: number,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const decoders = decodersFor(response);
	const body = limitTo(maxBytes);
	// Each stream's errors and early end reach the others; the loop below throws them.
	pipeline(
		[
			response,
			...decoders.flatMap((decoder) => [limitTo(maxBytes), decoder]),
			body,
		],
		() => {},
	);
	const chunks: Buffer[] = [];
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
	} catch (error) {
		// Versions of Node differ in whether an abort reaches the body as such or as a lost connection.
		throw signal.aborted ? signal.reason : error;
	}
	return Buffer.concat(chunks);
}

/** Returns what undoes the response's encodings, which are listed in the order in which they were applied. */
function decodersFor(response: IncomingMessage): Transform[] {
	const names = (response.headers["content-encoding"] ?? "").split(",");
	const creators = names.flatMap(
		(name) => decoderCreators.get(name.trim().toLowerCase()) ?? [],
	);
	if (creators.length > maxEncodings) {
		response.destroy();
		throw new RefusedError("too many content encodings");
	}
	return creators.toReversed().map((create) => create());
}

/** Any other encoding, such as `identity`, `utf-8` or `aws-chunked`, is a wrong word for a plain body. */
const decoderCreators = new Map<string, () => Transform>([
	["gzip", createGunzip],
	["x-gzip", createGunzip],
	["br", createBrotliDecompress],
	["deflate", createInflate],
]);

function limitTo(maxBytes: number): Transform {
	let size = 0;
	return new Transform({
		transform(chunk: Buffer, _, done) {
			size += chunk.length;
			if (size > maxBytes) done(new RefusedError("body too large"));
			else done(null, chunk);
		},
	});
}
