import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receive } from "#functions/contact/receive.ts";
import { links } from "./bad-input.ts";
import { aMessage, formEvent, jsonEvent } from "./make-event.ts";
import { type RealParts, startRealParts } from "./real-parts.ts";

let parts: RealParts;
beforeAll(async () => {
	parts = await startRealParts();
});
afterAll(() => parts.close());

describe("the text of a message", () => {
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
	])("is delivered exactly as written: %s", async (_, message) => {
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
	])("is tidied: %s", async (name, typed, expected) => {
		const message = { ...aMessage, category: name, ...typed };
		const viewer = `198.51.101.${name.length}:1`;
		const event = jsonEvent(message, {}, viewer);
		expect((await receive(parts.receiver, event)).statusCode).toBe(200);
		const stored = (await parts.stored()).find(
			({ category }) => category === name,
		);
		expect(stored).toMatchObject({ ...message, ...expected });
	});

	it("is delivered exactly as written: the longest message, posted by a plain form", async () => {
		const message = "語".repeat(5_000);
		const event = formEvent({ ...aMessage, message });
		expect((await receive(parts.receiver, event)).statusCode).toBe(200);
		const mail = (await parts.mails()).at(-1);
		expect(mail?.body.text.endsWith(`\n\n${message}`)).toBe(true);
	});
});
