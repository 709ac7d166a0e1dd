import { describe, expect, it } from "vitest";
import { headerAddress } from "#functions/contact/mail-address.ts";

describe("headerAddress", () => {
	it.each([
		["a@b.co", "a@b.co"],
		["a@MÜNCHEN.example", "a@xn--mnchen-3ya.example"],
		["a@xn--a.example", null],
		["a@b.xn--a-ecp.example", null],
		["é@b.co", null],
		["a@b.co,c@d.co", null],
		["<a@b.co>", null],
		["a\r\nBcc: x@b.co", null],
		["a b@c.co", null],
		["a@b.co\r\n", "a@b.co"],
		["a@", null],
		["a", null],
		["", null],
	])("of %j is %s", (address, expected) => {
		expect(headerAddress(address)).toBe(expected);
	});
});
