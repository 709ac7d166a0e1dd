import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { createFetchUpstream } from "#functions/feeds/fetch-upstream.ts";
import { loopbackLimits, loopbackSite } from "./loopback-site.ts";
import { makeUnchanged } from "./make-record.ts";
import { rss, startUpstream, type Upstream } from "./start-upstream.ts";

const fetchUpstream = createFetchUpstream(loopbackSite, loopbackLimits);
const none = { etag: "", lastModified: "" };
const held = { etag: '"a"', lastModified: "Fri, 15 Mar 2024 10:00:00 GMT" };

let upstream: Upstream;
afterEach(() => upstream.close());

async function ask(listener: RequestListener, validators = held) {
	upstream = await startUpstream(listener);
	return fetchUpstream(upstream.url, validators);
}

describe("a server that rejects conditional requests", () => {
	const refuse =
		(status: number): RequestListener =>
		({ headers }, response) => {
			if (headers["if-none-match"] || headers["if-modified-since"]) {
				response.writeHead(status).end();
			} else response.end(rss("Plain"));
		};

	test.each([400, 406, 412, 417, 431])(
		"responds %i and is requested again at once without validators",
		async (status) => {
			expect(await ask(refuse(status))).toMatchObject({
				kind: "changed",
				bytes: Buffer.from(rss("Plain")),
				refusedConditional: true,
			});
			expect(upstream.requests).toHaveLength(2);
		},
	);

	test.each([401, 403, 404, 410, 429, 500, 503])(
		"%i means something else and is not retried",
		async (status) => {
			const response = await ask(refuse(status));
			expect(response).toMatchObject({ kind: "failed", reason: `${status}` });
			expect(upstream.requests).toHaveLength(1);
		},
	);

	test("is not assumed if it rejects plain requests too", async () => {
		const always: RequestListener = (_, response) =>
			response.writeHead(431).end();
		expect(await ask(always)).toMatchObject({ reason: "431" });
		expect(upstream.requests).toHaveLength(2);
		await fetchUpstream(upstream.url, none);
		expect(upstream.requests).toHaveLength(3);
	});
});

test("an unsolicited 304 is a failure", async () => {
	const response = await ask(
		(_, response) => response.writeHead(304).end(),
		none,
	);
	expect(response).toEqual({ kind: "failed", reason: "unsolicited 304" });
});

describe("a 200 with the entity tag that we already have", () => {
	test.each([
		['"a"', '"a"'],
		['W/"a"', '"a"'],
		['"a"', 'W/"a"'],
		['W/"a"', 'W/"a"'],
		["bare", "bare"],
	])(
		"%s for %s counts as unchanged, and its body is not awaited",
		async (etag, tag) => {
			const response = await ask(
				(_, response) => {
					response.setHeader("etag", etag);
					response.write("<rss>");
				},
				{ etag: tag, lastModified: "" },
			);
			expect(response).toEqual(makeUnchanged());
			await expect.poll(() => upstream.connections()).toBe(0);
		},
	);

	test.each([
		['"b"', '"a"'],
		['"A"', '"a"'],
		["", '"a"'],
		["", ""],
		["W/", "W/"],
		['""', '""'],
		['W/""', 'W/""'],
	])("%j differs from %j", async (etag, tag) => {
		const response = await ask(
			(_, response) => {
				if (etag) response.setHeader("etag", etag);
				response.end("x");
			},
			{ etag: tag, lastModified: "" },
		);
		expect(response).toMatchObject({ kind: "changed" });
	});
});

test("Expires: 0 invalidates validators", async () => {
	const response = await ask((_, response) => {
		response.writeHead(200, {
			expires: "0",
			etag: '"a"',
			"last-modified": "x",
		});
		response.end("x");
	});
	expect(response).toMatchObject({
		kind: "changed",
		etag: "",
		lastModified: "",
	});
});

test("the lifetime is also read from a 304", async () => {
	const headers = { "cache-control": "public, max-age=1800" };
	expect(
		await ask((_, response) => response.writeHead(304, headers).end()),
	).toMatchObject({ kind: "unchanged", maxAgeMs: 1_800_000 });
});

test("an empty entity tag is not sent back: a server that sends one for every version would confirm them all", async () => {
	await ask((_, response) => response.end("x"), { ...held, etag: '""' });
	const [request] = upstream.requests;
	expect(request?.headers).not.toHaveProperty("if-none-match");
	expect(request?.headers).toHaveProperty("if-modified-since");
});

test("a validator too long to send back is not stored", async () => {
	const etag = `"${"a".repeat(2_000)}"`;
	expect(
		await ask((_, response) => {
			response.setHeader("etag", etag);
			response.end("x");
		}),
	).toMatchObject({ kind: "changed", etag: "" });
});

test("a validator that is not a valid header is an ordinary failure", async () => {
	const broken = { etag: '"a\r\nx: y"', lastModified: "" };
	expect(await ask((_, response) => response.end("x"), broken)).toMatchObject({
		kind: "failed",
		reason: "ERR_INVALID_CHAR",
	});
	expect(upstream.requests).toHaveLength(0);
});
