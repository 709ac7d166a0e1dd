import {
	type BadInput,
	describeRejected,
	raw,
	withField,
} from "./bad-input.ts";
import { aMessage, formEvent, makeEvent } from "./make-event.ts";

const badRequests: BadInput[] = [
	["nothing", 400, "not valid JSON", makeEvent()],
	["an empty body", 400, "not valid JSON", raw("")],
	["broken JSON", 400, "not valid JSON", raw('{"name":')],
	["a list", 400, "must be a JSON object", raw("[]")],
	["null", 400, "must be a JSON object", raw("null")],
	["an empty object", 400, "Name is required", raw("{}")],
	["a form without fields", 400, "Name is required", formEvent("")],
	["10 MB", 413, "too large", raw("x".repeat(10_000_000))],
	["10 MB in base64", 413, "too large", raw(new Uint8Array(10_000_000))],
	["a little too much", 413, "too large", raw(" ".repeat(65_537))],
	[
		"deep JSON",
		400,
		"must be a JSON object",
		raw("[".repeat(30_000) + "]".repeat(30_000)),
	],
	[
		"deep JSON in a field",
		400,
		"Name must be text",
		raw(`{"name":${"[".repeat(9_000)}${"]".repeat(9_000)}}`),
	],
	[
		"bytes that are not UTF-8",
		400,
		"not valid UTF-8",
		raw(new Uint8Array([0x7b, 0xff, 0xfe])),
	],
	["a form that is not UTF-8", 400, "not valid UTF-8", formEvent("name=%FF")],
	["a form cut in an escape", 400, "not valid UTF-8", formEvent("name=%4")],
	[
		"text/plain",
		415,
		"must be JSON",
		raw(JSON.stringify(aMessage), "text/plain"),
	],
	[
		"a multipart form",
		415,
		"must be JSON",
		raw("--x", "multipart/form-data; boundary=x"),
	],
	[
		"no type",
		415,
		"must be JSON",
		makeEvent({ body: "{}", headers: { "content-type": "" } }),
	],
	["a sixth field", 400, "Unknown field: admin", withField("admin", true)],
	[
		"__proto__",
		400,
		"Unknown field: __proto__",
		raw(`{"__proto__":{"name":"x"},${JSON.stringify(aMessage).slice(1)}`),
	],
	[
		"__proto__ in a form",
		400,
		"Unknown field: __proto__",
		formEvent(`__proto__=1&${new URLSearchParams(aMessage)}`),
	],
	[
		"constructor",
		400,
		"Unknown field: constructor",
		withField("constructor", "x"),
	],
	[
		"repeated fields in a form",
		400,
		"Name was sent more than once",
		formEvent("name=a&name=b"),
	],
	[
		"a form within JSON's type",
		400,
		"not valid JSON",
		raw(String(new URLSearchParams(aMessage))),
	],
];

describeRejected(badRequests);
