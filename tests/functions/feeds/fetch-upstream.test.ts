import type { RequestListener, ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import {
	createFetchUpstream,
	type UpstreamLimits,
} from "#functions/feeds/fetch-upstream.ts";
import {
	publicPolicy,
	type UpstreamPolicy,
} from "#functions/feeds/upstream-policy.ts";
import { makeChanged, makeUnchanged } from "./make-record.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

const limits: UpstreamLimits = {
	timeoutMs: 400,
	maxBytes: 100_000,
	maxRedirects: 5,
};

const addresses: Record<string, string[]> = {
	"feed.test": ["127.0.0.1"],
	"private.test": ["10.0.0.1"],
	"rebind.test": ["127.0.0.1", "169.254.169.254"],
};

/** Allows only this machine, under names that no real resolver is asked for. */
const policy: UpstreamPolicy = {
	refuse: ({ protocol }) => (protocol === "http:" ? null : "not http"),
	isAllowedAddress: (address) => address === "127.0.0.1",
	resolve: (hostname, _, callback) => {
		const found = addresses[hostname];
		if (!found) {
			const error = Object.assign(new Error(), { code: "ENOTFOUND" });
			return callback(error, []);
		}
		callback(
			null,
			found.map((address) => ({ address, family: 4 })),
		);
	},
};
const fetchUpstream = createFetchUpstream(policy, limits);
const none = { etag: "", lastModified: "" };

const open: Upstream[] = [];
afterEach(async () => {
	for (const upstream of open.splice(0)) await upstream.close();
});

async function upstreamThat(listener: RequestListener): Promise<Upstream> {
	const upstream = await startUpstream(listener);
	open.push(upstream);
	return upstream;
}

async function outcomeOf(listener: RequestListener) {
	const { url } = await upstreamThat(listener);
	return fetchUpstream(url, none);
}

async function untilClosed(upstream: Upstream): Promise<void> {
	await expect.poll(() => upstream.connections()).toBe(0);
}

describe("a good response", () => {
	test("is returned with its metadata", async () => {
		const outcome = await outcomeOf((_, response) => {
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
		const outcome = await outcomeOf((_, response) => {
			response.writeHead(200, { "content-encoding": encoding });
			response.end(compress(rss("One")));
		});
		expect(outcome).toMatchObject({ bytes: Buffer.from(rss("One")) });
	});

	test("is downloaded again only if it has changed", async () => {
		const upstream = await upstreamThat((_, response) => {
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
		const outcome = await outcomeOf((_, response) => {
			response.setHeader("last-modified", "Thu, 01 Jan 2099 00:00:00 GMT");
			response.end("x");
		});
		expect(outcome).toMatchObject({ lastModified: "" });
	});

	test("leaves no connection open", async () => {
		const upstream = await upstreamThat((_, response) => response.end("x"));
		await fetchUpstream(upstream.url, none);
		await untilClosed(upstream);
	});
});

describe("a failure is reported in time, with the connection closed", () => {
	test("refused", async () => {
		const { url, close } = await startUpstream(() => {});
		await close();
		expect(await fetchUpstream(url, none)).toEqual({
			kind: "failed",
			reason: "refused",
		});
	});

	test("name that does not exist", async () => {
		expect(await fetchUpstream("http://no-such.test/", none)).toEqual({
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
		["endless body", endless, { reason: "body too large" }],
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
			"what is no HTTP",
			({ socket }) => {
				socket.end("SSH-2.0-OpenSSH_9\r\n");
			},
			{ reason: expect.stringMatching(/^HPE_|reset/) },
		],
	];
	test.each(faults)("%s", async (_, listener, expected) => {
		const upstream = await upstreamThat(listener);
		const start = performance.now();
		const outcome = await fetchUpstream(upstream.url, none);
		expect(outcome).toEqual({ kind: "failed", ...expected });
		expect(performance.now() - start).toBeLessThan(limits.timeoutMs + 1_500);
		await untilClosed(upstream);
	});

	test("a gigabyte compressed into a megabyte is stopped before it fills the memory", async () => {
		const { url } = await upstreamThat(gzipBomb);
		const before = process.memoryUsage().rss;
		await fetchUpstream(url, none);
		expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
	});
});

describe("a redirect", () => {
	const redirect = (to: string, status = 302): RequestListener => {
		return (request, response) => {
			if (request.url === "/there") response.end(rss("There"));
			else response.writeHead(status, { location: to }).end();
		};
	};

	test.each([301, 302, 303, 307, 308])("%i is followed", async (status) => {
		expect(await outcomeOf(redirect("/there", status))).toMatchObject({
			kind: "changed",
			bytes: Buffer.from(rss("There")),
		});
	});

	test("in a loop ends after five", async () => {
		const upstream = await upstreamThat(redirect("/again"));
		expect(await fetchUpstream(upstream.url, none)).toEqual({
			kind: "failed",
			reason: "redirect refused: too many redirects",
		});
		expect(upstream.requests).toHaveLength(6);
	});

	test("to another scheme is refused", async () => {
		for (const to of ["file:///etc/passwd", "ftp://feed.test/"]) {
			expect(await outcomeOf(redirect(to))).toMatchObject({
				reason: "redirect refused: not http",
			});
		}
	});

	test.each([
		"http://169.254.169.254/latest/meta-data/",
		"http://10.0.0.1/",
		"http://[::1]/",
		"http://[::ffff:10.0.0.1]/",
		"http://2130706434/",
		"http://0x7f000002/",
		"http://private.test/",
		"http://rebind.test/",
	])("to %s is refused before a connection is opened", async (to) => {
		expect(await outcomeOf(redirect(to))).toEqual({
			kind: "failed",
			reason: "private address refused",
		});
	});

	test("without a location is an ordinary failure", async () => {
		expect(
			await outcomeOf((_, response) => response.writeHead(302).end()),
		).toMatchObject({ reason: "302" });
	});

	test("to an invalid address fails", async () => {
		expect(await outcomeOf(redirect("http://"))).toMatchObject({
			kind: "failed",
			reason: "ERR_INVALID_URL",
		});
	});
});

test("a name is checked by the connection's own DNS lookup", async () => {
	const upstream = await upstreamThat((_, response) => response.end("x"));
	const ask = (host: string) =>
		fetchUpstream(`http://${host}:${upstream.port}/`, none);
	expect(await ask("feed.test")).toMatchObject({ kind: "changed" });
	expect(await ask("private.test")).toMatchObject({
		reason: "private address refused",
	});
	// DNS rebinding starts with one bad address among good ones.
	expect(await ask("rebind.test")).toMatchObject({
		reason: "private address refused",
	});
	expect(upstream.requests).toHaveLength(1);
});

describe("in production", () => {
	const origin = new URL("https://www.docker.com/blog/feed/");

	test.each([
		["https://www.docker.com/feed", null],
		["https://docker.com/feed", null],
		["https://feeds.docker.com/feed", null],
		["http://www.docker.com/feed", "not https"],
		["https://www.docker.com:8443/feed", "an unusual port"],
		["https://a:b@www.docker.com/feed", "credentials"],
		[
			"https://docker.com.evil.example/",
			"another site, docker.com.evil.example",
		],
		["https://169.254.169.254/", "another site, 169.254.169.254"],
	])("%s: %s", (target, reason) => {
		expect(publicPolicy.refuse(new URL(target), origin)).toBe(reason);
	});

	// Only the public suffix list knows where a site ends: these are different sites.
	test.each([
		["https://x.com.au/feed", "https://evil.com.au/feed"],
		["https://www.x.co.uk/feed", "https://evil.co.uk/feed"],
		["https://x.github.io/feed", "https://evil.github.io/feed"],
		["https://x.com.au/feed", "https://com.au/feed"],
		["https://x.com.au/feed", "https://evilx.com.au/feed"],
		["https://x.com.au/feed", "https://x.com.au.evil.example/feed"],
	])("%s does not redirect to %s", (from, to) => {
		const reason = publicPolicy.refuse(new URL(to), new URL(from));
		expect(reason).toBe(`another site, ${new URL(to).hostname}`);
	});

	test("a server on this machine cannot be reached", async () => {
		const fetchPublic = createFetchUpstream(publicPolicy, limits);
		const { url } = await upstreamThat((_, response) => response.end("x"));
		expect(await fetchPublic(url, none)).toMatchObject({ kind: "failed" });
		expect(await fetchPublic("https://127.0.0.1/", none)).toEqual({
			kind: "failed",
			reason: "private address refused",
		});
	});
});

function drip(_: unknown, response: ServerResponse): void {
	const timer = setInterval(() => response.write("x"), 20);
	response.on("close", () => clearInterval(timer));
}

function endless(_: unknown, response: ServerResponse): void {
	const chunk = Buffer.alloc(65_536, "x");
	const pour = () => {
		while (!response.destroyed && response.write(chunk));
	};
	response.on("drain", pour);
	pour();
}

function breakOff(_: unknown, response: ServerResponse): void {
	response.writeHead(200, { "content-length": "1000" });
	response.write("<rss>", () => response.destroy());
}

const bomb = gzipSync(Buffer.alloc(200_000_000));
function gzipBomb(_: unknown, response: ServerResponse): void {
	response.setHeader("content-encoding", "gzip");
	response.end(bomb);
}
