import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMailbox } from "#functions/local/start-mailbox.ts";
import { startStore } from "#functions/local/start-store.ts";
import { rawRequest } from "./raw-request.ts";

const closes: (() => Promise<void>)[] = [];
let mailbox = "";
let store = "";
beforeAll(async () => {
	const [one, other] = await Promise.all([startMailbox(0), startStore()]);
	closes.push(one.close, other.close);
	mailbox = one.url.replace("localhost", "127.0.0.1");
	store = other.url;
});
afterAll(async () => {
	for (const close of closes) await close();
});

const foreignRequests: [string, Record<string, string>][] = [
	["a page of another site", { origin: "https://evil.example" }],
	["a page of another port", { origin: "http://localhost:1" }],
	["a sandboxed page", { origin: "null" }],
	["a host name that resolves to this machine", { host: "evil.example:8081" }],
	[
		"a host name that begins with localhost",
		{ host: "localhost.evil.example" },
	],
	[
		"a form without Origin",
		{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
	],
	[
		"a page at the local site's port",
		{ "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
	],
];

describe.each(foreignRequests)("%s", (_, headers) => {
	it("cannot clear the mails", async () => {
		const { status } = await rawRequest(mailbox, "/clear-store", {
			method: "POST",
			headers,
		});
		expect(status).toBe(403);
	});
	it("cannot reach the store", async () => {
		const { status, headers: received } = await rawRequest(store, "/", {
			method: "POST",
			headers: { "content-type": "text/plain", ...headers },
			body: "{}",
		});
		expect(status).toBe(403);
		expect(received).not.toHaveProperty("access-control-allow-origin");
	});
});

describe("the local user", () => {
	const own = () => ({
		host: new URL(mailbox).host,
		origin: mailbox,
		"sec-fetch-site": "same-origin",
	});
	it("sees and clears the mails on the page", async () => {
		const page = await rawRequest(mailbox, "/", {
			headers: { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
		});
		expect(page.status).toBe(200);
		const list = await rawRequest(mailbox, "/store", { headers: own() });
		expect(list.status).toBe(200);
		const cleared = await rawRequest(mailbox, "/clear-store", {
			method: "POST",
			headers: own(),
		});
		expect(cleared.status).toBe(200);
	});
	it("may follow a link to the page", async () => {
		const { status } = await rawRequest(mailbox, "/", {
			headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
		});
		expect(status).toBe(200);
	});
	it("reaches it under its other names", async () => {
		for (const host of ["localhost:8081", "[::1]:8081", "127.0.0.1"]) {
			const { status } = await rawRequest(mailbox, "/store", {
				headers: { host },
			});
			expect(status, host).toBe(200);
		}
	});
});
