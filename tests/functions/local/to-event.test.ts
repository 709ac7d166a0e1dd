import { createServer, type IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { closeServer, listen } from "#functions/local/listen.ts";
import { toEvent } from "#functions/local/to-event.ts";
import { rawRequest } from "./raw-request.ts";

async function eventOf(
	path: string,
	options: Parameters<typeof rawRequest>[2] = {},
) {
	let made: ReturnType<typeof toEvent> | undefined;
	const server = createServer(async (request: IncomingMessage, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		made = toEvent(request, Buffer.concat(chunks), "secret");
		response.end();
	});
	const port = await listen(server);
	await rawRequest(`http://127.0.0.1:${port}`, path, options);
	await closeServer(server);
	if (!made) throw new Error("no request came");
	return made;
}

describe("toEvent", () => {
	it("has path, query and parameters like API Gateway's", async () => {
		const event = await eventOf(
			"/api/feeds?feed=https%3A%2F%2Fa.example%2F&other=1&feed=b&category=a+b",
		);
		expect(event.rawPath).toBe("/api/feeds");
		expect(event.rawQueryString).toBe(
			"feed=https%3A%2F%2Fa.example%2F&feed=b&category=a+b",
		);
		expect(event.queryStringParameters).toEqual({
			feed: "https://a.example/,b",
			category: "a b",
		});
		expect(event.requestContext.http).toMatchObject({
			method: "GET",
			path: "/api/feeds",
		});
		expect(event).not.toHaveProperty("body");
	});

	it("has no parameters without a query", async () => {
		expect(await eventOf("/api/feeds")).not.toHaveProperty(
			"queryStringParameters",
		);
	});

	it("forwards the headers that CloudFront forwards, and CloudFront's own", async () => {
		const { headers } = await eventOf("/api/contact", {
			headers: {
				"Idempotency-Key": "k",
				"X-Form-Started": "1",
				"x-origin-verify": "mine",
				"cloudfront-viewer-address": "192.0.2.9:1",
				cookie: "a=b",
				authorization: "x",
				"x-other": "y",
			},
		});
		expect(headers).toMatchObject({
			"idempotency-key": "k",
			"x-form-started": "1",
			"x-origin-verify": "secret",
			"user-agent": "Amazon CloudFront",
		});
		expect(headers["cloudfront-viewer-address"]).toMatch(/^127\.0\.0\.1:\d+$/);
		for (const name of ["cookie", "authorization", "x-other"]) {
			expect(headers).not.toHaveProperty(name);
		}
	});

	it.each([
		["application/json", "{}", false, "{}"],
		["text/plain; charset=utf-8", "é", false, "é"],
		["application/x-www-form-urlencoded", "a=b", true, "YT1i"],
		["image/png", "x", true, "eA=="],
		["application/json", Buffer.from([0xff]), true, "/w=="],
	])(
		"isBase64Encoded for %s with the body %j is %s",
		async (type, sent, isBase64Encoded, body) => {
			const event = await eventOf("/api/contact", {
				method: "POST",
				headers: { "content-type": type },
				body: sent,
			});
			expect(event).toMatchObject({ body, isBase64Encoded });
		},
	);
});
