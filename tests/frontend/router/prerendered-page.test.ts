// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { fetchPage } from "#frontend/router/prerendered-page.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test.each([
	["has no network", async () => Promise.reject(new TypeError("offline"))],
	["is another page", async () => new Response("", { status: 404 })],
	["breaks off", async () => new Response(brokenOff())],
])(
	"a page whose response %s cannot be loaded, which is no error",
	async (_, fetch) => {
		vi.stubGlobal("fetch", fetch);
		expect(await fetchPage()).toBeUndefined();
	},
);

function brokenOff(): ReadableStream {
	return new ReadableStream({
		start: (controller) => controller.error(new TypeError("network error")),
	});
}
