import { connect } from "node:net";
import { expect, it } from "vitest";
import { editor, open, read, send } from "./support/editor-server.ts";

// Requests that nobody sends on purpose. The editor refuses them, and keeps working.

/** Sends a request's raw bytes, for what no client would send. @returns the response as text */
function sendBytes(head: string, body = ""): Promise<string> {
	return new Promise((done, failed) => {
		const socket = connect(editor.port, "127.0.0.1");
		let received = "";
		socket.setEncoding("utf8");
		socket.on("data", (part: string) => {
			received += part;
		});
		socket.on("error", (error: NodeJS.ErrnoException) =>
			// The server closes the connection if a request is too long.
			["EPIPE", "ECONNRESET"].includes(error.code ?? "")
				? done(received)
				: failed(error),
		);
		socket.on("close", () => done(received));
		socket.write(`${head}\r\n\r\n${body}`);
	});
}

const own = () => `Host: localhost:${editor.port}\r\nConnection: close`;

it.each([
	"//",
	"//[",
	"/%",
	"/%zz",
	"/_edit/%2e%2e/",
	"/..%2f..%2fpackage.json",
])("keeps working after a request for %s", async (path) => {
	const response = await sendBytes(`GET ${path} HTTP/1.1\r\n${own()}`);
	expect(response).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
	expect(response).not.toContain('"mallee-site"');
	expect((await open("pages/home.yaml")).version).not.toBeNull();
});

const webSocket =
	"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

it.each([
	["another address", "/x", "localhost", "localhost"],
	["another website", "/_edit/changes", "localhost", "evil.example"],
	["another host name", "/_edit/changes", "evil.example", "evil.example"],
])(
	"closes a WebSocket of %s, which would keep the editor from ending",
	async (_, path, host, origin) => {
		const { port } = editor;
		const head = `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nOrigin: http://${origin}:${port}`;
		// Without a token Vite accepts this protocol only.
		const response = await sendBytes(
			`${head}\r\n${webSocket}\r\nSec-WebSocket-Protocol: vite-ping`,
		);
		expect(response).not.toContain("101 Switching Protocols");
		expect((await open("pages/home.yaml")).version).not.toBeNull();
	},
);

it("refuses a body of 50 MB, and keeps working", async () => {
	const body = `"${"x".repeat(50_000_000)}"`;
	await sendBytes(
		`POST /_edit/api/save HTTP/1.1\r\n${own()}\r\nOrigin: http://localhost:${editor.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`,
		body,
	);
	expect((await open("pages/home.yaml")).version).not.toBeNull();
});

it.each([
	["null", null],
	["a number", 5],
	["a list", []],
	["no field", {}],
	[
		"a list for a file",
		{ file: ["pages/home.yaml"], version: null, value: {} },
	],
	["a number for a file", { file: 7, version: null, value: {} }],
	["no value", { file: "pages/home.yaml", version: null }],
	["null for a value", { file: "pages/home.yaml", version: null, value: null }],
	["a text for a value", { file: "pages/home.yaml", version: null, value: "" }],
	[
		"a list for a value",
		{ file: "pages/home.yaml", version: null, value: [1] },
	],
	[
		"keys of the object prototype",
		{
			file: "pages/home.yaml",
			version: null,
			value: JSON.parse('{"__proto__": {"heading": "x"}, "constructor": 1}'),
		},
	],
])(
	"a request with %s changes no file, and the editor keeps working",
	async (_, body) => {
		const before = read("pages/home.yaml");
		const { version } = await open("pages/home.yaml");
		// With the file's version, only the body itself can be the reason to refuse.
		const current =
			"version" in Object(body) ? { ...Object(body), version } : body;
		for (const name of ["draft", "save", "move", "undo"]) {
			const path = `/_edit/api/${name}`;
			const { text } = await send({ method: "POST", path, body: current });
			expect(text).not.toContain('"kind":"saved"');
			expect(text).not.toContain('"kind":"done"');
		}
		expect(read("pages/home.yaml")).toBe(before);
		expect((await open("pages/home.yaml")).text).toBe(before);
	},
);

it.each([
	["draft", { file: 7, version: null, value: {} }],
	["save", { file: "pages/home.yaml", version: 3, value: {} }],
	["move", { file: "pages/home.yaml", version: "1", to: ["x"] }],
])("rejects a %s request with a field of another type", async (name, body) => {
	const path = `/_edit/api/${name}`;
	expect((await send({ method: "POST", path, body })).status).toBe(403);
});

it("saves nothing for deeply nested lists, and keeps working", async () => {
	const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
	const before = read("pages/home.yaml");
	const { version } = await open("pages/home.yaml");
	const body = `{"file":"pages/home.yaml","version":"${version}","value":${deep}}`;
	const response = await sendBytes(
		`POST /_edit/api/save HTTP/1.1\r\n${own()}\r\nOrigin: http://localhost:${editor.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`,
		body,
	);
	expect(response).not.toContain('"kind":"saved"');
	expect((await open("pages/home.yaml")).text).toBe(before);
});
