import { refusals } from "#content/copy/interface/contact.yaml";
import { fill } from "#content/fill.ts";
import {
	type BadInput,
	describeRejected,
	raw,
	says,
	withField,
} from "./bad-input.ts";
import { aMessage, formEvent, makeEvent } from "./make-event.ts";

const badRequests: BadInput[] = [
	["nothing", 400, refusals.badJson, makeEvent()],
	["an empty body", 400, refusals.badJson, raw("")],
	["broken JSON", 400, refusals.badJson, raw('{"name":')],
	["a list", 400, refusals.notObject, raw("[]")],
	["null", 400, refusals.notObject, raw("null")],
	["an empty object", 400, says("name", "required"), raw("{}")],
	["a form without fields", 400, says("name", "required"), formEvent("")],
	["10 MB", 413, refusals.tooLarge, raw("x".repeat(10_000_000))],
	["10 MB in base64", 413, refusals.tooLarge, raw(new Uint8Array(10_000_000))],
	["a little too much", 413, refusals.tooLarge, raw(" ".repeat(65_537))],
	[
		"deep JSON",
		400,
		refusals.notObject,
		raw("[".repeat(30_000) + "]".repeat(30_000)),
	],
	[
		"deep JSON in a field",
		400,
		says("name", "notText"),
		raw(`{"name":${"[".repeat(9_000)}${"]".repeat(9_000)}}`),
	],
	[
		"bytes that are not UTF-8",
		400,
		refusals.notUtf8,
		raw(new Uint8Array([0x7b, 0xff, 0xfe])),
	],
	["a form that is not UTF-8", 400, refusals.notUtf8, formEvent("name=%FF")],
	["a form cut in an escape", 400, refusals.notUtf8, formEvent("name=%4")],
	[
		"text/plain",
		415,
		refusals.notJson,
		raw(JSON.stringify(aMessage), "text/plain"),
	],
	[
		"a multipart form",
		415,
		refusals.notJson,
		raw("--x", "multipart/form-data; boundary=x"),
	],
	[
		"no type",
		415,
		refusals.notJson,
		makeEvent({ body: "{}", headers: { "content-type": "" } }),
	],
	[
		"a sixth field",
		400,
		fill(refusals.unknownField, { field: "admin" }),
		withField("admin", true),
	],
	[
		"__proto__",
		400,
		fill(refusals.unknownField, { field: "__proto__" }),
		raw(`{"__proto__":{"name":"x"},${JSON.stringify(aMessage).slice(1)}`),
	],
	[
		"__proto__ in a form",
		400,
		fill(refusals.unknownField, { field: "__proto__" }),
		formEvent(`__proto__=1&${new URLSearchParams(aMessage)}`),
	],
	[
		"constructor",
		400,
		fill(refusals.unknownField, { field: "constructor" }),
		withField("constructor", "x"),
	],
	[
		"repeated fields in a form",
		400,
		says("name", "twice"),
		formEvent("name=a&name=b"),
	],
	[
		"a form within JSON's type",
		400,
		refusals.badJson,
		raw(String(new URLSearchParams(aMessage))),
	],
];

describeRejected(badRequests);
