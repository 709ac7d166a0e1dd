import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { nextAttempt } from "#functions/contact/back-off.ts";
import { isSameSite } from "#functions/contact/guard.ts";
import { composeMail } from "#functions/contact/mail.ts";
import { headerAddress } from "#functions/contact/mail-address.ts";
import { parseForm } from "#functions/contact/parse-form.ts";
import { referenceOf, referencesOfForm } from "#functions/contact/reference.ts";
import { viewerAddress, viewerHash } from "#functions/contact/viewer.ts";
import { aMessage, makeEvent } from "./make-event.ts";

describe("viewerAddress", () => {
	it.each([
		["198.51.100.10:46532", "198.51.100.10"],
		["2001:db8:85a3:8d3:1319:8a2e:370:7348:443", "2001:db8:85a3:8d3"],
		["2001:0DB8::1:50000", "2001:db8:0:0"],
		["[2001:db8:0:7::1]:50000", "2001:db8:0:7"],
		["::ffff:192.0.2.1:80", "192.0.2.1"],
		["::1:80", "0:0:0:0"],
	])("%s => %s", (viewer, address) => {
		expect(viewerAddress(makeEvent({ viewer }))).toBe(address);
	});

	it("is the source address if no CDN header is present", () => {
		const event = makeEvent();
		delete event.headers["cloudfront-viewer-address"];
		expect(viewerAddress(event)).toBe("198.51.100.1");
	});

	it("has a stable hash, which differs by key and by period", () => {
		const hash = viewerHash("k", "192.0.2.1", "1");
		expect(viewerHash("k", "192.0.2.1", "1")).toBe(hash);
		expect(viewerHash("k", "192.0.2.1", "2")).not.toBe(hash);
		expect(viewerHash("l", "192.0.2.1", "1")).not.toBe(hash);
	});
});

describe("a reference", () => {
	const key = "6F0C1A2E-54A1-4D0F-8B61-0F6C0A4F7B11";

	it("can be read aloud", () => {
		expect(referenceOf(aMessage, key)).toMatch(
			/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/,
		);
	});
	it("is the same for the same key, in any letter case, and content", () => {
		expect(referenceOf(aMessage, key.toLowerCase())).toBe(
			referenceOf(aMessage, key),
		);
	});
	it.each([undefined, "", "1", "x".repeat(36)])(
		"is new each time for the key %j",
		(none) => {
			expect(referenceOf(aMessage, none)).not.toBe(referenceOf(aMessage, none));
		},
	);
	it("of a plain form changes daily, and comes with that of the day before", () => {
		const at = (now: number) =>
			referencesOfForm(aMessage, "192.0.2.1", "s", now);
		expect(at(0)).toEqual(at(86_399_999));
		expect(at(86_400_000).today).not.toBe(at(0).today);
		expect(at(86_400_000).yesterday).toBe(at(0).today);
	});
});

describe("nextAttempt", () => {
	const minute = 60_000;
	it.each([
		[1, 0, 0.5],
		[1, 1, 1],
		[4, 1, 8],
		[20, 1, 240],
	])(
		"after %i attempts, random %d: %d minutes",
		(attempts, random, minutes) => {
			expect(nextAttempt(1e9, attempts, 0, random)).toBe(minutes * minute);
		},
	);
	it("is no later than the deadline, and never once that has passed", () => {
		expect(nextAttempt(100, 5, 50, 1)).toBe(100);
		expect(nextAttempt(100, 5, 100, 1)).toBeNull();
	});
	it.each([Number.NaN, undefined, null])(
		"is never if the deadline is missing: %s",
		(lost) => {
			expect(nextAttempt(lost as number, 5, 100, 1)).toBeNull();
		},
	);
});

describe("headerAddress", () => {
	it.each([
		["a@b.co", "a@b.co"],
		["a@MÜNCHEN.example", "a@xn--mnchen-3ya.example"],
		["é@b.co", null],
		["a@b.co,c@d.co", null],
		["<a@b.co>", null],
		["a\r\nBcc: x@b.co", null],
		["a b@c.co", null],
		["a@b.co\r\n", "a@b.co"],
		["a@", null],
		["a", null],
		["", null],
	])("%j => %s", (address, expected) => {
		expect(headerAddress(address)).toBe(expected);
	});
});

describe("parseForm", () => {
	const fieldsOf = (text: string) => {
		const form = parseForm(text);
		return form.status === "ok" ? form.fields : form.reason;
	};
	it.each([
		["", {}],
		["name=A+B%26&message=1%3D1", { name: "A B&", message: "1=1" }],
		["name", { name: "" }],
		["message=a%0D%0Ab", { message: "a\nb" }],
		["a=b=c", { a: "b=c" }],
	])("%j", (text, fields) => {
		expect(fieldsOf(text)).toEqual(fields);
	});
	it.each([
		["name=1&name=2", "Name was sent more than once"],
		["x=1&x=2", "Field x was sent more than once"],
		["toString=1&toString=2", "Field toString was sent more than once"],
	])("%j => %s", (text, words) => {
		expect(fieldsOf(text)).toBe(words);
	});
});

describe("isSameSite", () => {
	it("trusts Sec-Fetch-Site over Origin", () => {
		const event = makeEvent({
			headers: { "sec-fetch-site": "cross-site", origin: "https://a.example" },
		});
		expect(isSameSite(event, ["https://a.example"])).toBe(false);
	});
});

it("the mail shows markup as plain text", () => {
	const { html, subject } = composeMail({
		...aMessage,
		name: "<b>A</b>",
		message: "<script>x</script>",
		id: "REF",
		state: "received",
		attempts: 1,
		receivedAt: Date.UTC(2026, 10, 21, 4, 30),
		giveUpAt: 0,
		expiresAt: 0,
		page: "",
	});
	expect(subject).toBe(`${site.name} contact form: message REF`);
	expect(html).toContain("&lt;b&gt;A&lt;/b&gt;");
	expect(html).toContain("&lt;script&gt;x&lt;/script&gt;");
	expect(html).toContain("2026-11-21 04:30 UTC");
	expect(html).toContain('name="viewport"');
});
