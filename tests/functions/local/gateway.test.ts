import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { honeypotField } from "#content/contact/signals.ts";
import * as contactWords from "#content/copy/interface/contact.yaml";
import { feedSources } from "#content/feeds/sources.ts";
import { startGateway } from "#functions/local/gateway.ts";
import { aMessage } from "#tests/functions/contact/make-event.ts";
import { rawRequest } from "./raw-request.ts";
import { makeSiteFolder } from "./site-folder.ts";
import { withGateway } from "./with-gateway.ts";

// What runs here is built from the site's own sources.
vi.unmock("#content/feeds/sources.ts");

const { options, gateway, get } = withGateway();

describe("/api/contact", () => {
	it("stores and mails a message, from the browser to the inbox", async () => {
		const { headers, status, text } = await rawRequest(
			gateway().url,
			"/api/contact",
			{
				method: "POST",
				headers: {
					"content-type": "application/json",
					"sec-fetch-site": "same-origin",
					referer: `${gateway().url}/company/contact`,
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
		const inbox = await (await fetch(`${gateway().mailboxUrl}/store`)).text();
		expect(inbox).toContain("Ana Pérez");
		expect(inbox).toContain(`${contactWords.mail.page}: /company/contact`);
	});

	it("returns a page to a plain form", async () => {
		const { status, text, headers } = await rawRequest(
			gateway().url,
			"/api/contact",
			{
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: String(new URLSearchParams({ ...aMessage, [honeypotField]: "" })),
			},
		);
		expect(status).toBe(200);
		expect(headers["content-type"]).toContain("text/html");
		expect(text).toContain(`<h1>${contactWords.responsePage.sentTitle}</h1>`);
	});

	it("rejects wrong methods, other sites and 10 MB", async () => {
		const post = (headers: Record<string, string>, body: string) =>
			rawRequest(gateway().url, "/api/contact", {
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

	it("validates a request that has an address and secret of its own like any other", async () => {
		const event = await rawRequest(gateway().url, "/api/contact", {
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
	it("serves a source's sample without a network", async () => {
		const url = encodeURIComponent(feedSources[0]?.url ?? "");
		const response = await get(`/api/feeds?feed=${url}`);
		expect(response.status).toBe(200);
		expect(response.text).toContain("<rss");
	});
	it("returns 404 for other paths", async () => {
		const response = await get("/api/other");
		expect(response.status).toBe(404);
		expect(JSON.parse(response.text)).toEqual({ message: "Not Found" });
	});
});

describe("starting and stopping", () => {
	it("a second start on the same data is refused with a message", async () => {
		await expect(startGateway(options)).rejects.toThrow(
			/already running on this data/,
		);
		expect((await get("/")).status).toBe(200);
	});

	it("a port in use is reported, and nothing is left behind", async () => {
		const other = makeSiteFolder();
		const port = Number(new URL(gateway().url).port);
		const start = startGateway({
			...options,
			dataFolder: other.dataFolder,
			port,
		});
		await expect(start).rejects.toThrow(`Port ${port} is taken`);
		expect(existsSync(join(other.dataFolder, "lock.json"))).toBe(false);
		const mailboxPort = Number(new URL(gateway().mailboxUrl).port);
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

	it("a missing build is reported", async () => {
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

	it("writes its settings for the operators' command, and removes them", async () => {
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
