import {
	type BadInput,
	describeRejected,
	links,
	raw,
	says,
	withField,
} from "./bad-input.ts";
import { aMessage } from "./make-event.ts";

const badFields: BadInput[] = [
	["a blank name", 400, says("name", "required"), withField("name", " \t ")],
	[
		"an invisible name",
		400,
		says("name", "required"),
		withField("name", "\u200b\u2060\u3164\ufeff\u00ad"),
	],
	[
		"an invisible message",
		400,
		says("message", "required"),
		withField("message", "\u2800\u200d\n\u{e0020}"),
	],
	[
		"an encoded word for an address",
		400,
		says("email_address", "address"),
		withField(
			"email_address",
			"=?utf-8?q?boss=40bank.example=3e?=@example.com",
		),
	],
	[
		"two names, of which the last is too long",
		400,
		says("name", "tooLong", 100),
		raw(
			`{"name":"Ana",${JSON.stringify({ ...aMessage, name: "x".repeat(101) }).slice(1)}`,
		),
	],
	[
		"a missing email",
		400,
		says("email_address", "required"),
		withField("email_address", undefined),
	],
	[
		"a missing message",
		400,
		says("message", "required"),
		withField("message", undefined),
	],
	[
		"a blank message",
		400,
		says("message", "required"),
		withField("message", "\n \n"),
	],
	["a number for a name", 400, says("name", "notText"), withField("name", 7)],
	[
		"null for a message",
		400,
		says("message", "notText"),
		withField("message", null),
	],
	[
		"an object for an email",
		400,
		says("email_address", "notText"),
		withField("email_address", { a: 1 }),
	],
	[
		"CR LF in the name",
		400,
		says("name", "oneLine"),
		withField("name", "Ana\r\nBcc: all@example.com"),
	],
	[
		"CR LF in the email",
		400,
		says("email_address", "oneLine"),
		withField("email_address", "a@example.com\r\nBcc: b@example.com"),
	],
	[
		"CR LF in the category",
		400,
		says("category", "oneLine"),
		withField("category", "a\r\nb"),
	],
	[
		"two addresses",
		400,
		says("email_address", "address"),
		withField("email_address", "a@example.com,b@example.com"),
	],
	[
		"two addresses in other scripts",
		400,
		says("email_address", "address"),
		withField("email_address", "用户@例え.jp,b@example.com"),
	],
	[
		"an address with full-width brackets",
		400,
		says("email_address", "address"),
		withField("email_address", "＜a@example.com＞"),
	],
	[
		"a domain that cannot exist",
		400,
		says("email_address", "address"),
		withField("email_address", "a@xn--a.example"),
	],
	[
		"an IPv4 address in full-width digits for a domain",
		400,
		says("email_address", "address"),
		withField("email_address", "a@1.2.3.４"),
	],
	[
		"an address with a name",
		400,
		says("email_address", "address"),
		withField("email_address", "Ana <a@example.com>"),
	],
	[
		"an address without a domain",
		400,
		says("email_address", "address"),
		withField("email_address", "ana"),
	],
	[
		"an overlong address",
		400,
		says("email_address", "tooLong", 254),
		withField("email_address", `${"a".repeat(250)}@example.com`),
	],
	[
		"an overlong local part",
		400,
		says("email_address", "address"),
		withField("email_address", `${"a".repeat(65)}@example.com`),
	],
	[
		"an overlong name",
		400,
		says("name", "tooLong", 100),
		withField("name", "x".repeat(101)),
	],
	[
		"an overlong message",
		400,
		says("message", "tooLong", 5000),
		withField("message", "x".repeat(5_001)),
	],
	[
		"twelve links",
		400,
		says("message", "tooManyLinks", 5),
		withField("message", links(12)),
	],
];

describeRejected(badFields);
