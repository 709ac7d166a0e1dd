import type { RequestListener, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
	fetchUpstream,
	limits,
	noValidators,
	setUpFetch,
	untilClosed,
} from "./set-up-fetch.ts";
import { pour, rss, startUpstream } from "./start-upstream.ts";

const { serve } = setUpFetch();

describe("a failure is reported in time, with the connection closed", () => {
	test("refused", async () => {
		const { url, close } = await startUpstream(() => {});
		await close();
		expect(await fetchUpstream(url, noValidators)).toEqual({
			kind: "failed",
			reason: "refused",
		});
	});

	test("name that does not exist", async () => {
		expect(await fetchUpstream("http://no-such.test/", noValidators)).toEqual({
			kind: "failed",
			reason: "unknown host",
		});
	});

	const faults: [string, RequestListener, object][] = [
		["reset", ({ socket }) => socket.resetAndDestroy(), { reason: "reset" }],
		["hang before the headers", () => {}, { reason: "timed out" }],
		[
			"hang after the headers",
			(_, response) => response.flushHeaders(),
			{ reason: "timed out" },
		],
		["drip", drip, { reason: "timed out" }],
		[
			"another protocol (101)",
			({ socket }) =>
				socket.end(
					"HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
				),
			{ reason: "101" },
		],
		["endless body", pour, { reason: "body too large" }],
		["body that breaks off", breakOff, { reason: "reset" }],
		["gzip bomb", gzipBomb, { reason: "body too large" }],
		[
			"invalid gzip",
			(_, response) => {
				response.setHeader("content-encoding", "gzip");
				response.end("plain");
			},
			{ reason: "Z_DATA_ERROR" },
		],
		[
			"gzip that breaks off",
			(_, response) => {
				response.setHeader("content-encoding", "gzip");
				response.end(gzipSync(rss("One")).subarray(0, 40));
			},
			{ reason: "Z_BUF_ERROR" },
		],
		[
			"gzip bomb within gzip",
			(_, response) => {
				response.setHeader("content-encoding", "gzip, gzip");
				response.end(gzipSync(bomb));
			},
			{ reason: "body too large" },
		],
		[
			"gzip bomb that unpacks to an endless gzip header",
			(_, response) => {
				response.setHeader("content-encoding", "gzip, gzip");
				response.end(endlessHeader);
			},
			{ reason: "body too large" },
		],
		[
			"gzip compressed six times",
			(_, response) => {
				response.setHeader("content-encoding", Array(6).fill("gzip").join());
				response.end("x");
			},
			{ reason: "too many content encodings" },
		],
		["empty body", (_, response) => response.end(), { reason: "empty body" }],
		[
			"500",
			(_, response) => response.writeHead(500).end("x"),
			{ reason: "500" },
		],
		[
			"404",
			(_, response) => response.writeHead(404).end("x"),
			{ reason: "404" },
		],
		["204", (_, response) => response.writeHead(204).end(), { reason: "204" }],
		[
			"429 in seconds",
			(_, response) => {
				response.writeHead(429, { "retry-after": "120" }).end();
			},
			{ reason: "429", retryAfterMs: 120_000 },
		],
		[
			"429 with a date",
			(_, response) => {
				const date = new Date(Date.now() + 600_000).toUTCString();
				response.writeHead(429, { "retry-after": date }).end();
			},
			{ reason: "429", retryAfterMs: expect.closeTo(600_000, -4) },
		],
		[
			"429 with nonsense",
			(_, response) => {
				response.writeHead(429, { "retry-after": "later" }).end();
			},
			{ reason: "429" },
		],
		[
			"headers without an end",
			({ socket }) => {
				socket.write(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(200_000)}`);
			},
			{ reason: "headers too large" },
		],
		[
			"a response that is not HTTP",
			({ socket }) => {
				socket.end("SSH-2.0-OpenSSH_9\r\n");
			},
			{ reason: expect.stringMatching(/^HPE_|reset/) },
		],
	];
	test.each(faults)("%s", async (_, listener, expected) => {
		const upstream = await serve(listener);
		const start = performance.now();
		const outcome = await fetchUpstream(upstream.url, noValidators);
		expect(outcome).toEqual({ kind: "failed", ...expected });
		expect(performance.now() - start).toBeLessThan(limits.timeoutMs + 1_500);
		await untilClosed(upstream);
	});

	test("200 MB compressed into 200 kB are stopped before they fill the memory", async () => {
		const { url } = await serve(gzipBomb);
		const before = process.memoryUsage().rss;
		await fetchUpstream(url, noValidators);
		expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
	});
});

function drip(_: unknown, response: ServerResponse): void {
	const timer = setInterval(() => response.write("x"), 20);
	response.on("close", () => clearInterval(timer));
}

function breakOff(_: unknown, response: ServerResponse): void {
	response.writeHead(200, { "content-length": "1000" });
	response.write("<rss>", () => response.destroy());
}

const bomb = gzipSync(Buffer.alloc(200_000_000), { level: 1 });
/** The outer layer unpacks to 200 MB, of which the inner layer yields nothing: they are the name of a file. */
const endlessHeader = gzipSync(
	Buffer.concat([
		Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]),
		Buffer.alloc(200_000_000, "x"),
	]),
	{ level: 1 },
);
function gzipBomb(_: unknown, response: ServerResponse): void {
	response.setHeader("content-encoding", "gzip");
	response.end(bomb);
}
