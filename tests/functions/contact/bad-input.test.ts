import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receive } from "#functions/contact/receive.ts";
import { aMessage, formEvent, jsonEvent, makeEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

type Event = ReturnType<typeof makeEvent>;

const links = (count: number) =>
	Array.from({ length: count }, (_, n) => `https://www.spam.example/${n}`).join(
		" ",
	);
const raw = (body: string | Uint8Array, type = "application/json") =>
	makeEvent({ body, headers: { "content-type": type } });
const withField = (name: string, value: unknown) =>
	jsonEvent({ ...aMessage, [name]: value });

const cases: [string, number, string, Event][] = [
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
	["a blank name", 400, "Name is required", withField("name", " \t ")],
	[
		"an invisible name",
		400,
		"Name is required",
		withField("name", "\u200b\u2060\u3164\ufeff\u00ad"),
	],
	[
		"an invisible message",
		400,
		"Message is required",
		withField("message", "\u2800\u200d\n\u{e0020}"),
	],
	[
		"an encoded word for an address",
		400,
		"Email must be an address",
		withField(
			"email_address",
			"=?utf-8?q?boss=40bank.example=3e?=@example.com",
		),
	],
	[
		"two names, of which the last is too long",
		400,
		"Name must be at most 100",
		raw(
			`{"name":"Ana",${JSON.stringify({ ...aMessage, name: "x".repeat(101) }).slice(1)}`,
		),
	],
	[
		"a form within JSON's type",
		400,
		"not valid JSON",
		raw(String(new URLSearchParams(aMessage))),
	],
	[
		"a missing email",
		400,
		"Email is required",
		withField("email_address", undefined),
	],
	[
		"a missing message",
		400,
		"Message is required",
		withField("message", undefined),
	],
	[
		"a blank message",
		400,
		"Message is required",
		withField("message", "\n \n"),
	],
	["a number for a name", 400, "Name must be text", withField("name", 7)],
	[
		"null for a message",
		400,
		"Message must be text",
		withField("message", null),
	],
	[
		"an object for an email",
		400,
		"Email must be text",
		withField("email_address", { a: 1 }),
	],
	[
		"CR LF in the name",
		400,
		"Name must be a single line",
		withField("name", "Ana\r\nBcc: all@example.com"),
	],
	[
		"CR LF in the email",
		400,
		"Email must be a single line",
		withField("email_address", "a@example.com\r\nBcc: b@example.com"),
	],
	[
		"CR LF in the category",
		400,
		"Category must be a single line",
		withField("category", "a\r\nb"),
	],
	[
		"two addresses",
		400,
		"Email must be an address",
		withField("email_address", "a@example.com,b@example.com"),
	],
	[
		"two addresses in other scripts",
		400,
		"Email must be an address",
		withField("email_address", "用户@例え.jp,b@example.com"),
	],
	[
		"an address with full-width brackets",
		400,
		"Email must be an address",
		withField("email_address", "＜a@example.com＞"),
	],
	[
		"a domain that cannot exist",
		400,
		"Email must be an address",
		withField("email_address", "a@xn--a.example"),
	],
	[
		"an IPv4 address in full-width digits for a domain",
		400,
		"Email must be an address",
		withField("email_address", "a@1.2.3.４"),
	],
	[
		"an address with a name",
		400,
		"Email must be an address",
		withField("email_address", "Ana <a@example.com>"),
	],
	[
		"an address without a domain",
		400,
		"Email must be an address",
		withField("email_address", "ana"),
	],
	[
		"an overlong address",
		400,
		"Email must be at most 254",
		withField("email_address", `${"a".repeat(250)}@example.com`),
	],
	[
		"an overlong local part",
		400,
		"Email must be an address",
		withField("email_address", `${"a".repeat(65)}@example.com`),
	],
	[
		"an overlong name",
		400,
		"Name must be at most 100",
		withField("name", "x".repeat(101)),
	],
	[
		"an overlong message",
		400,
		"Message must be at most 5000",
		withField("message", "x".repeat(5_001)),
	],
	[
		"twelve links",
		400,
		"Message must contain at most 5 links",
		withField("message", links(12)),
	],
];

describe("invalid input is rejected with a message that names the field, and not stored", () => {
	it.each(cases)("%s", async (_, status, words, event) => {
		const result = await receive(parts.receiver, event);
		expect(result.statusCode).toBe(status);
		const isForm = event.headers["content-type"]?.includes("urlencoded");
		const text = isForm
			? (result.body ?? "")
			: JSON.parse(result.body ?? "").message;
		expect(text).toContain(words);
	});

	it("leaves the store and the mailbox unchanged", async () => {
		expect(await parts.stored()).toEqual([]);
		expect(await parts.mails()).toEqual([]);
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
	});
});

describe("text is delivered exactly as written", () => {
	const html =
		'<img src=x onerror="alert(1)"><script>alert(2)</script> & so on';
	it.each([
		["HTML and script", html],
		["right-to-left marks", "שלום \u200fעולם\u202e ok"],
		["five links", links(5)],
		[
			"emoji, characters beyond U+FFFF and white space",
			"👩‍🌾 𝒳 and tabs\tand\nlines",
		],
		["the longest message", "語".repeat(5_000)],
	])("%s", async (_, message) => {
		// Each is a separate visitor, to stay below the rate limit.
		const viewer = `198.51.100.${message.length % 250}:1`;
		const result = await receive(
			parts.receiver,
			jsonEvent({ ...aMessage, message }, {}, viewer),
		);
		expect(result.statusCode).toBe(200);
		const mail = (await parts.mails()).at(-1);
		expect(mail?.body.text.endsWith(`\n\n${message}`)).toBe(true);
		expect(mail?.body.html).not.toMatch(/<script|<img/);
	});

	it.each([
		["a soft line break", { message: "one\u000btwo" }, { message: "one\ntwo" }],
		["a page break", { message: "one\ftwo" }, { message: "one\ntwo" }],
		[
			"line and paragraph separators",
			{ message: "one\u2028two\u2029three\u0085four" },
			{ message: "one\ntwo\nthree\nfour" },
		],
		[
			"a terminal escape sequence",
			{ message: "a\u001b[31mb\u0007\u0000\u009bc" },
			{ message: "a[31mbc" },
		],
		["half a surrogate pair", { message: "a\ud800b" }, { message: "a\ufffdb" }],
		[
			"a name from a spreadsheet",
			{ name: "Ana\tPérez\u000b\u0000" },
			{ name: "Ana Pérez " },
		],
		[
			"a number from a phone book",
			{ phone_number: "\u202a+61 2 5550 0100\u202c" },
			{ phone_number: "+61 2 5550 0100" },
		],
		[
			"a name that reverses the text direction",
			{ name: "ana\u202efdp" },
			{ name: "anafdp" },
		],
		[
			"an address with invisible characters",
			{ email_address: " \u200bana@example.com\u00a0\t" },
			{ email_address: "ana@example.com" },
		],
		[
			"an address in full-width letters",
			{ email_address: "ａｎａ＠ｅｘａｍｐｌｅ。ｃｏｍ" },
			{ email_address: "ana@example.com" },
		],
	])("but %s is tidied", async (name, typed, expected) => {
		const message = { ...aMessage, category: name, ...typed };
		const viewer = `198.51.101.${name.length}:1`;
		const event = jsonEvent(message, {}, viewer);
		expect((await receive(parts.receiver, event)).statusCode).toBe(200);
		const stored = (await parts.stored()).find(
			({ category }) => category === name,
		);
		expect(stored).toMatchObject({ ...message, ...expected });
	});

	it("the longest message, posted by a plain form", async () => {
		const message = "語".repeat(5_000);
		const event = formEvent({ ...aMessage, message });
		expect((await receive(parts.receiver, event)).statusCode).toBe(200);
		const mail = (await parts.mails()).at(-1);
		expect(mail?.body.text.endsWith(`\n\n${message}`)).toBe(true);
	});
});
