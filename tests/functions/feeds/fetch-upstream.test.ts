import {
	brotliCompressSync,
	deflateRawSync,
	deflateSync,
	gzipSync,
} from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeChanged, makeUnchanged } from "./make-record.ts";
import {
	fetchUpstream,
	noValidators,
	setUpFetch,
	untilClosed,
} from "./set-up-fetch.ts";
import { rss } from "./start-upstream.ts";

const { fetchFrom, serve } = setUpFetch();

describe("a good response", () => {
	test("is returned with its metadata", async () => {
		const outcome = await fetchFrom((_, response) => {
			response.writeHead(200, {
				"content-type": "application/rss+xml; charset=utf-8",
				etag: '"a"',
				"last-modified": "Fri, 15 Mar 2024 10:00:00 GMT",
			});
			response.end(rss("One"));
		});
		expect(outcome).toEqual(
			makeChanged({
				bytes: Buffer.from(rss("One")),
				contentType: "application/rss+xml; charset=utf-8",
				etag: '"a"',
				lastModified: "Fri, 15 Mar 2024 10:00:00 GMT",
			}),
		);
	});

	test.each([
		["gzip", gzipSync],
		["x-gzip", gzipSync],
		["br", brotliCompressSync],
		["deflate", deflateSync],
	])("is decompressed from %s", async (encoding, compress) => {
		const outcome = await fetchFrom((_, response) => {
			response.writeHead(200, { "content-encoding": encoding });
			response.end(compress(rss("One")));
		});
		expect(outcome).toMatchObject({ bytes: Buffer.from(rss("One")) });
	});

	// A proxy that compresses what has been compressed adds its own encoding at the end of the list.
	test.each([
		["gzip, gzip", (text: string) => gzipSync(gzipSync(text))],
		["gzip, br", (text: string) => brotliCompressSync(gzipSync(text))],
		[
			"BR ,identity,\tx-gzip,",
			(text: string) => gzipSync(brotliCompressSync(text)),
		],
		["aws-chunked,gzip", (text: string) => gzipSync(text)],
	])(
		"is decompressed from %j, the last encoding first",
		async (encoding, compress) => {
			const outcome = await fetchFrom((_, response) => {
				response.writeHead(200, { "content-encoding": encoding });
				response.end(compress(rss("One")));
			});
			expect(outcome).toMatchObject({ bytes: Buffer.from(rss("One")) });
		},
	);

	test("is read from a server whose deflate lacks zlib's header", async () => {
		const outcome = await fetchFrom((request, response) => {
			const accepts = String(request.headers["accept-encoding"]);
			if (!accepts.includes("deflate")) return response.end(rss("One"));
			response.writeHead(200, { "content-encoding": "deflate" });
			response.end(deflateRawSync(rss("One")));
		});
		expect(outcome).toMatchObject({ bytes: Buffer.from(rss("One")) });
	});

	test("is downloaded again only if it has changed", async () => {
		const upstream = await serve((_, response) => {
			response.writeHead(304).end();
		});
		const validators = { etag: '"a"', lastModified: "Fri" };
		expect(await fetchUpstream(upstream.url, validators)).toEqual(
			makeUnchanged(),
		);
		expect(upstream.requests[0]?.headers).toMatchObject({
			"if-none-match": '"a"',
			"if-modified-since": "Fri",
			"user-agent": expect.stringMatching(
				/^[A-Za-z][A-Za-z0-9]*Feeds\/1\.0 \(\+https:\/\/[^ ]+\)$/,
			),
		});
	});

	test("a Last-Modified in the future is ignored", async () => {
		const outcome = await fetchFrom((_, response) => {
			response.setHeader("last-modified", "Thu, 01 Jan 2099 00:00:00 GMT");
			response.end("x");
		});
		expect(outcome).toMatchObject({ lastModified: "" });
	});

	test("leaves no connection open", async () => {
		const upstream = await serve((_, response) => response.end("x"));
		await fetchUpstream(upstream.url, noValidators);
		await untilClosed(upstream);
	});
});
