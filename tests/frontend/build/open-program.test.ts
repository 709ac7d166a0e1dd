import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openForOwnPages } from "#frontend/build/open-program.ts";
import { rawRequest } from "#tests/functions/local/raw-request.ts";

let vite: ViteDevServer;
beforeAll(async () => {
	vite = await createServer({
		configFile: false,
		appType: "custom",
		logLevel: "error",
		plugins: [openForOwnPages()],
		server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
	});
	await vite.listen();
});
afterAll(() => vite.close());

// A file that does not exist, so that not even a failing test opens one.
const path = "/__open-in-editor?file=/missing";

async function statusFor(headers: Record<string, string>): Promise<number> {
	const [url = ""] = vite.resolvedUrls?.local ?? [];
	const { status } = await rawRequest(url, path, {
		headers: { host: new URL(url).host, ...headers },
	});
	return status;
}

it.each([
	["a picture on another site", { "sec-fetch-site": "cross-site" }],
	["a page of another program here", { "sec-fetch-site": "same-site" }],
	["an address that was typed or mailed", { "sec-fetch-site": "none" }],
	["a browser that does not say", {}],
])("the dev server opens no file in a program for %s", async (_, headers) => {
	expect(await statusFor(headers as Record<string, string>)).toBe(403);
});

it("but it does for a page of its own", async () => {
	expect(await statusFor({ "sec-fetch-site": "same-origin" })).toBe(200);
});
