import type { IncomingMessage } from "node:http";
import { PassThrough, pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export class BodyTooLargeError extends Error {
	override name = "BodyTooLargeError";
}

/**
 * Reads a response's body, decompressing it as it arrives. Closes the connection if it fails.
 * @param signal that of the request, which ends the response as well
 * @throws BodyTooLargeError as soon as the body exceeds `maxBytes`; the signal's reason once it has aborted
 */
export async function readBody(
	response: IncomingMessage,
	maxBytes: number,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const body = decoderFor(response.headers["content-encoding"]);
	// Each stream's errors and early end reach the other; the loop below throws them.
	pipeline(response, body, () => {});
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > maxBytes) throw new BodyTooLargeError();
			chunks.push(chunk);
		}
	} catch (error) {
		// Versions of Node differ in whether an abort reaches the body as such or as a lost connection.
		throw signal.aborted ? signal.reason : error;
	}
	return Buffer.concat(chunks);
}

function decoderFor(encoding = "identity"): Transform {
	switch (encoding.trim().toLowerCase()) {
		case "gzip":
		case "x-gzip":
			return createGunzip();
		case "br":
			return createBrotliDecompress();
		case "deflate":
			return createInflate();
		default:
			return new PassThrough();
	}
}
