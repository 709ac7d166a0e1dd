import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { honeypotField } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { feedSources } from "#content/feeds/sources.ts";
import { buildFunctions } from "#functions/build.ts";
import { type Gateway, startGateway } from "#functions/local/gateway.ts";
import { contentSecurityPolicy } from "#infra/edge/csp.ts";
import { securityHeaders } from "#infra/edge/headers.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { rawRequest } from "./raw-request.ts";
import { makeSiteFolder } from "./site-folder.ts";

// What runs here is built from the site's own sources.
vi.unmock("#content/feeds/sources.ts");

const folders = makeSiteFolder();
const options = {
	...folders,
	port: 0,
	mailboxPort: 0,
	quiet: true,
	offline: true,
};
let gateway: Gateway;
beforeAll(async () => {
	await buildFunctions(folders.functionsFolder);
	gateway = await startGateway(options);
}, 60_000);
afterAll(async () => {
	await gateway.close();
	folders.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
	rawRequest(gateway.url, path, { headers });

describe("pages", () => {
	it("/feeds.opml is the kind of file that feed readers open", async () => {
		const { status, headers } = await get("/feeds.opml");
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/x-opml; charset=utf-8");
	});

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
	])("%s is sent to %s", async (path, location) => {
		const response = await get(path);
		expect(response.status).toBe(301);
		expect(response.headers.location).toBe(location);
	});

	it("carry the shipped security headers, with the policy of the built site", async () => {
		const expected = securityHeaders(contentSecurityPolicy(folders.siteFolder));
		for (const path of ["/", "/no/such", "/assets/app-1a2b.js"]) {
			expect((await get(path)).headers).toMatchObject(expected);
		}
		expect(expected["content-security-policy"]).toMatch(
			/script-src 'self' 'sha256-/,
		);
	});

	it("carry them on redirects too, which are the edge function's own", async () => {
		const { headers } = await get("/Company/About");
		const { "content-security-policy": _, ...expected } = securityHeaders("");
		expect(headers).toMatchObject(expected);
		expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
	});

	it("say how long caches keep them", async () => {
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
		expect(await typeOf("/feeds.opml")).toBe("text/x-opml; charset=utf-8");
	});

	it("are compressed from 1,000 bytes up", async () => {
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

	it("are a 304 for clients that have them", async () => {
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
		const response = await rawRequest(gateway.url, "/", { method: "HEAD" });
		expect(response.status).toBe(200);
		expect(Number(response.headers["content-length"])).toBeGreaterThan(1_000);
		expect(response.body).toHaveLength(0);
		const { headers } = await get("/");
		const { date: _, ...same } = headers;
		expect(response.headers).toMatchObject(same);
	});

	it.each(["POST", "PUT", "DELETE"])("refuse %s", async (method) => {
		expect((await rawRequest(gateway.url, "/", { method })).status).toBe(403);
	});
});

describe("/assets/*", () => {
	it("is never rewritten, and what is missing there is no page", async () => {
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

describe("a path that climbs out", () => {
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
	])("%s is harmless", async (path) => {
		const response = await get(path);
		expect(response.status).toBe(404);
		expect(response.text).not.toContain("not to be served");
	});
});

describe("/api/contact", () => {
	it("stores and mails a message, from the browser to the inbox", async () => {
		const { headers, status, text } = await rawRequest(
			gateway.url,
			"/api/contact",
			{
				method: "POST",
				headers: {
					"content-type": "application/json",
					"sec-fetch-site": "same-origin",
					referer: `${gateway.url}/company/contact`,
				},
				body: JSON.stringify(aMessage),
			},
		);
		expect(status).toBe(200);
		expect(JSON.parse(text)).toEqual({
			message: contactWords.sent,
			reference: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
		});
		expect(headers["content-security-policy"]).toContain(
			"default-src 'none'; form-action",
		);
		expect(headers["strict-transport-security"]).toBeTruthy();
		const inbox = await (await fetch(`${gateway.mailboxUrl}/store`)).text();
		expect(inbox).toContain("Ana Pérez");
		expect(inbox).toContain("Page: /company/contact");
	});

	it("gives a page to a plain form", async () => {
		const { status, text, headers } = await rawRequest(
			gateway.url,
			"/api/contact",
			{
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: String(new URLSearchParams({ ...aMessage, [honeypotField]: "" })),
			},
		);
		expect(status).toBe(200);
		expect(headers["content-type"]).toContain("text/html");
		expect(text).toContain("<h1>Message sent</h1>");
	});

	it("refuses wrong methods, other sites and 10 MB", async () => {
		const post = (headers: Record<string, string>, body: string) =>
			rawRequest(gateway.url, "/api/contact", {
				method: "POST",
				headers: { "content-type": "application/json", ...headers },
				body,
			});
		expect((await get("/api/contact")).status).toBe(405);
		const crossSite = { "sec-fetch-site": "cross-site" };
		expect((await post(crossSite, JSON.stringify(aMessage))).status).toBe(400);
		expect((await post({}, "x".repeat(1_000_000))).status).toBe(413);
		expect((await post({}, "x".repeat(10_000_000))).status).toBe(413);
	});

	it("ignores the address and secret that a client sends itself", async () => {
		const event = await rawRequest(gateway.url, "/api/contact", {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"x-origin-verify": "mine",
				"cloudfront-viewer-address": "192.0.2.1:1",
			},
			body: "{}",
		});
		expect(event.status).toBe(400);
	});
});

describe("/api/feeds", () => {
	it("serves a source's sample where there is no network", async () => {
		const url = encodeURIComponent(feedSources[0]?.url ?? "");
		const response = await get(`/api/feeds?feed=${url}`);
		expect(response.status).toBe(200);
		expect(response.text).toContain("<rss");
	});
	it("has nothing for other paths", async () => {
		const response = await get("/api/other");
		expect(response.status).toBe(404);
		expect(JSON.parse(response.text)).toEqual({ message: "Not Found" });
	});
});

describe("starting and stopping", () => {
	it("a second start on the same data says so", async () => {
		await expect(startGateway(options)).rejects.toThrow(
			/already running on this data/,
		);
		expect((await get("/")).status).toBe(200);
	});

	it("a taken port is named, and leaves nothing behind", async () => {
		const other = makeSiteFolder();
		const port = Number(new URL(gateway.url).port);
		const start = startGateway({
			...options,
			dataFolder: other.dataFolder,
			port,
		});
		await expect(start).rejects.toThrow(`Port ${port} is taken`);
		expect(existsSync(join(other.dataFolder, "lock.json"))).toBe(false);
		const mailboxPort = Number(new URL(gateway.mailboxUrl).port);
		const next = startGateway({
			...options,
			dataFolder: other.dataFolder,
			mailboxPort,
		});
		await expect(next).rejects.toThrow(
			/is taken\. Set another with MAILBOX_PORT/,
		);
		other.remove();
	});

	it("a missing build is named", async () => {
		const other = makeSiteFolder();
		const start = (changes: object) =>
			startGateway({ ...options, dataFolder: other.dataFolder, ...changes });
		await expect(
			start({ siteFolder: join(other.root, "none") }),
		).rejects.toThrow(/none is missing: run npm run build/);
		await expect(
			start({ functionsFolder: join(other.root, "none") }),
		).rejects.toThrow(/index\.mjs is missing: run npm run build/);
		other.remove();
	});

	it("leaves its settings for the operators' command, and takes them away", async () => {
		const other = makeSiteFolder();
		const region = process.env.AWS_REGION;
		const second = await startGateway({
			...options,
			dataFolder: other.dataFolder,
		});
		const file = join(other.dataFolder, "functions.env");
		expect(readFileSync(file, "utf8")).toContain(
			`AWS_ENDPOINT_URL_DYNAMODB=${second.storeUrl}`,
		);
		await second.close();
		expect(existsSync(file)).toBe(false);
		expect(process.env.AWS_REGION).toBe(region);
		await expect(get("/").then(() => fetch(second.url))).rejects.toThrow();
		other.remove();
	});
});
