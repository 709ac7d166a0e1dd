import type { IncomingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export class BodyTooLargeError extends Error {
	override name = "BodyTooLargeError";
}

/**
 * Reads a response's body, decompressing it as it arrives.
 * @throws BodyTooLargeError as soon as it exceeds `maxBytes`
 */
export async function readBody(
	response: IncomingMessage,
	maxBytes: number,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		await pipeline(
			response,
			decoderFor(response.headers["content-encoding"]),
			async (body: AsyncIterable<Buffer>) => {
				for await (const chunk of body) {
					size += chunk.length;
					if (size > maxBytes) return;
					chunks.push(chunk);
				}
			},
			{ signal },
		);
	} catch (error) {
		// The pipeline reports an early return as an abort.
		if (size <= maxBytes) throw error;
	}
	if (size > maxBytes) throw new BodyTooLargeError();
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
