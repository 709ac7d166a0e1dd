import { expect, it } from "vitest";
import { open, read, send } from "./support/editor-server.ts";

// What a website that the same browser visits may not do with the editor.

it.each([
	["another site's page", { origin: "https://evil.example" }],
	["another program's page on this machine", { origin: "http://localhost:1" }],
	["a page without an origin", { origin: "null" }],
	[
		"a host name of someone else that resolves to this machine",
		{ host: "evil.example:80" },
	],
	[
		"a page of such a host name",
		{ host: "a.example", origin: "http://a.example" },
	],
	["a form", { "content-type": "text/plain" }],
	["an upload", { "content-type": "multipart/form-data" }],
])("refuses to save for %s", async (_, headers) => {
	const file = "pages/home.yaml";
	const { version, value, text } = await open(file);
	const body = {
		file,
		version,
		value: { ...Object(value), heading: "Stolen heading" },
	};
	const sent = { method: "POST", path: "/_edit/api/save", headers, body };
	expect([403, 415]).toContain((await send(sent)).status);
	expect(read(file)).toBe(text);
});

it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])(
	"refuses the method %s",
	async (method) => {
		const { status } = await send({ method, path: "/_edit/api/save" });
		expect(status).toBe(405);
	},
);

it.each(["/_edit/", "/_edit/api/site", "/", "/_edit/editor.js"])(
	"serves %s under no other host name, and to no other site",
	async (path) => {
		const other = { host: "evil.example" };
		expect((await send({ path, headers: other })).status).toBe(403);
		const foreign = {
			"sec-fetch-site": "cross-site",
			"sec-fetch-mode": "cors",
		};
		expect((await send({ path, headers: foreign })).status).toBe(403);
		const link = { ...foreign, "sec-fetch-mode": "navigate" };
		const statusOf = async (dest: string) =>
			(await send({ path, headers: { ...link, "sec-fetch-dest": dest } }))
				.status;
		expect(await statusOf("document")).toBe(200);
		for (const dest of ["iframe", "frame", "object", "embed"]) {
			expect(await statusOf(dest)).toBe(403);
		}
	},
);

it.each([
	["a link on another site", "cross-site", "navigate"],
	["a page of another program on this machine", "same-site", "navigate"],
	["a link from elsewhere, as in a mail", "none", "navigate"],
	["a browser that does not say", undefined, undefined],
])("opens no file in a program for %s", async (_, site, mode) => {
	// A file that does not exist, so that a failing test opens none either.
	const path = "/__open-in-editor?file=/missing";
	const headers = {
		...(site && { "sec-fetch-site": site }),
		...(mode && { "sec-fetch-mode": mode }),
	};
	expect((await send({ path, headers })).status).toBe(403);
	const own = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
	expect((await send({ path, headers: own })).status).toBe(200);
});
