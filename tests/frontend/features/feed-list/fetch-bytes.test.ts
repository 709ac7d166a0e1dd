import type { RequestListener } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { feedLimits } from "#content/feeds/limits.ts";
import { fetchBytes } from "#frontend/features/feed-list/fetch-bytes.ts";
import {
	pour,
	startUpstream,
	type Upstream,
} from "#tests/functions/feeds/start-upstream.ts";

let server: Upstream;
afterEach(() => server.close());

async function ask(answer: RequestListener, timeoutMs?: number) {
	server = await startUpstream(answer);
	return fetchBytes(server.url, timeoutMs);
}

const untilClosed = () =>
	expect.poll(() => server.connections(), { timeout: 5_000 }).toBe(0);

test("returns the body, however it was split and compressed", async () => {
	const text = "é".repeat(200_000);
	const { bytes, contentType } = await ask((_, response) => {
		response.writeHead(200, {
			"content-type": "text/xml",
			"content-encoding": "gzip",
		});
		const body = gzipSync(text);
		response.write(body.subarray(0, 99));
		response.end(body.subarray(99));
	});
	expect(new TextDecoder().decode(bytes)).toBe(text);
	expect(contentType).toBe("text/xml");
});

test("a feed of the maximum size is accepted, and an empty one is not an error", async () => {
	const { bytes } = await ask((_, response) =>
		response.end(Buffer.alloc(feedLimits.maxBytes)),
	);
	expect(bytes.length).toBe(feedLimits.maxBytes);
	server.respond((_, response) => response.end());
	expect((await fetchBytes(server.url)).bytes.length).toBe(0);
});

const bomb = brotliCompressSync(Buffer.alloc(200_000_000), {
	// Compresses zeros as well as the slow ones do.
	params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
});
test.each<[string, RequestListener]>([
	[
		"a body one byte over the maximum",
		(_, response) => response.end(Buffer.alloc(feedLimits.maxBytes + 1)),
	],
	["an endless body", pour],
	[
		"200 MB in a few bytes",
		(_, response) => {
			response.setHeader("content-encoding", "br");
			response.end(bomb);
		},
	],
])("%s is aborted, with the connection closed", async (_, answer) => {
	await expect(ask(answer)).rejects.toThrow("more than 5242880 bytes");
	await untilClosed();
});

test("a body that arrives too slowly is aborted at the timeout", async () => {
	const drip: RequestListener = (_, response) => {
		const timer = setInterval(() => response.write("x"), 20);
		response.on("close", () => clearInterval(timer));
	};
	await expect(ask(drip, 300)).rejects.toThrow("no response within 300 ms");
	await untilClosed();
});

test("a status other than 2xx is a failure, and its body is not read", async () => {
	await expect(
		ask((_, response) => {
			response.writeHead(503);
			response.write("x");
		}),
	).rejects.toThrow("status 503");
	await untilClosed();
});
