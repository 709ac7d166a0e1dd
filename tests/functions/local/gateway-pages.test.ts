import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { rawRequest } from "./raw-request.ts";
import { copiedScript } from "./site-folder.ts";
import { withGateway } from "./with-gateway.ts";

// What runs here is built from the site's own sources.
vi.unmock("#content/feeds/sources.ts");

const { folders, gateway, get } = withGateway();

describe("pages", () => {
	it.each([
		["/", 200, "<h1>Home</h1>"],
		["/company/about", 200, "<h1>About</h1>"],
		["/company/about?from=mail", 200, "<h1>About</h1>"],
		["/no/such", 404, "<h1>Page Not Found</h1>"],
		["/robots.txt", 200, "User-agent: *"],
		["/.well-known/security.txt", 200, "Contact: mailto:"],
		["/no-such.txt", 404, "<h1>Page Not Found</h1>"],
	])("%s => %i", async (path, status, text) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(response.text).toContain(text);
	});

	it.each([
		["/company/about/", "/company/about"],
		["/Company/About", "/company/about"],
		["/company/about/index.html?a=b", "/company/about?a=b"],
	])("%s redirects to %s", async (path, location) => {
		const response = await get(path);
		expect(response.status).toBe(301);
		expect(response.headers.location).toBe(location);
	});

	it("have the production security headers, with the policy of the built site", async () => {
		const expected = securityHeaders(contentSecurityPolicy(folders.siteFolder));
		for (const path of ["/", "/no/such", "/assets/app-1a2b.js"]) {
			expect((await get(path)).headers).toMatchObject(expected);
		}
		expect(expected["content-security-policy"]).toMatch(
			/script-src 'self' 'sha256-/,
		);
	});

	it("have them on redirects too, which the edge function creates itself", async () => {
		const { headers } = await get("/Company/About");
		const { "content-security-policy": _, ...expected } = securityHeaders("");
		expect(headers).toMatchObject(expected);
		expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
	});

	it("say how long they may be cached", async () => {
		expect((await get("/")).headers["cache-control"]).toContain("max-age=0");
		expect((await get("/no/such")).headers["cache-control"]).toContain(
			"max-age=0",
		);
		expect(
			(await get("/assets/app-1a2b.js")).headers["cache-control"],
		).toContain("immutable");
	});

	it("have the content type of their kind", async () => {
		const typeOf = async (path: string) =>
			(await get(path)).headers["content-type"];
		expect(await typeOf("/company/about")).toBe("text/html; charset=utf-8");
		expect(await typeOf("/assets/app-1a2b.js")).toBe(
			"text/javascript; charset=utf-8",
		);
		expect(await typeOf("/favicon.svg")).toBe("image/svg+xml");
		expect(await typeOf("/robots.txt")).toBe("text/plain; charset=utf-8");
		expect(await typeOf("/sitemap.xml")).toBe("application/xml; charset=utf-8");
		expect(await typeOf("/site.webmanifest")).toBe("application/manifest+json");
		// The type that feed readers open.
		expect(await typeOf("/feeds.opml")).toBe("text/x-opml; charset=utf-8");
	});

	it("are compressed from 1,000 bytes", async () => {
		const plain = await get("/");
		const br = await get("/", { "accept-encoding": "gzip, deflate, br" });
		const gzip = await get("/", { "accept-encoding": "gzip" });
		expect(br.headers).toMatchObject({
			"content-encoding": "br",
			vary: "accept-encoding",
		});
		expect(brotliDecompressSync(br.body)).toEqual(plain.body);
		expect(gunzipSync(gzip.body)).toEqual(plain.body);
		const small = await get("/assets/small-1a2b.css", {
			"accept-encoding": "br",
		});
		expect(small.headers).not.toHaveProperty("content-encoding");
	});

	it.each([
		["/sitemap.xml", "br"],
		["/assets/app-1a2b.js", "br"],
		["/site.webmanifest", undefined],
		["/feeds.opml", undefined],
	])(
		"%s is compressed as CloudFront compresses its kind: %s",
		async (path, encoding) => {
			const response = await get(path, { "accept-encoding": "br, gzip" });
			expect(response.status).toBe(200);
			expect(response.headers["content-encoding"]).toBe(encoding);
		},
	);

	it("are a 304 for clients that already have them", async () => {
		const etag = String((await get("/")).headers.etag);
		const again = await get("/", { "if-none-match": etag });
		expect(again.status).toBe(304);
		expect(again.body).toHaveLength(0);
		expect(again.headers.etag).toBe(etag);
		const weak = await get("/", {
			"if-none-match": `W/${etag}`,
			"accept-encoding": "br",
		});
		expect(weak.status).toBe(304);
		expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
	});

	it("have no body for HEAD", async () => {
		const response = await rawRequest(gateway().url, "/", { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(Number(response.headers["content-length"])).toBeGreaterThan(1_000);
		expect(response.body).toHaveLength(0);
		const { headers } = await get("/");
		const { date: _, ...same } = headers;
		expect(response.headers).toMatchObject(same);
	});

	it.each(["POST", "PUT", "DELETE"])("refuse %s", async (method) => {
		expect((await rawRequest(gateway().url, "/", { method })).status).toBe(403);
	});
});

describe("/assets/*", () => {
	it("is the compressed copy for clients that accept Brotli", async () => {
		const path = "/assets/app.1a2b3c4.js";
		const copy = await get(path, { "accept-encoding": "gzip, br" });
		expect(copy.headers).toMatchObject({
			"content-encoding": "br",
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": expect.stringContaining("immutable"),
		});
		expect(brotliDecompressSync(copy.body).toString()).toBe(copiedScript);
		const gzip = await get(path, { "accept-encoding": "gzip" });
		expect(gunzipSync(gzip.body).toString()).toBe(copiedScript);
		expect((await get(path)).text).toBe(copiedScript);
	});

	it("has no second address for the copy", async () => {
		const copy = await get("/br/assets/app.1a2b3c4.js");
		expect(copy.status).toBe(404);
		expect(copy.text).toContain("<h1>Page Not Found</h1>");
	});

	it("is not a page if a file is missing", async () => {
		for (const path of [
			"/assets/none.js",
			"/assets/none",
			"/assets/",
			"/assets/App-1a2b.js",
		]) {
			const response = await get(path);
			expect(response.status, path).toBe(404);
			expect(response.text, path).not.toContain("<h1>");
		}
	});
});

describe("a path traversal", () => {
	it.each([
		"/../secret.txt",
		"/assets/../../secret.txt",
		"/assets/..%2f..%2fsecret.txt",
		"/assets/%2e%2e/%2e%2e/secret.txt",
		"/%2e%2e/secret.txt",
		"/..%5csecret.txt",
		"/assets/..%00/secret.txt",
		"//secret.txt",
		"/assets/%",
		"/assets/%ff",
	])("%s gets a 404", async (path) => {
		const response = await get(path);
		expect(response.status).toBe(404);
		expect(response.text).not.toContain("not to be served");
	});
});
