import { expect, it } from "vitest";
import { securityTxt } from "#frontend/build/security-txt.ts";

const now = new Date("2026-03-04T05:06:07Z");
const email = "hello@site.example";
const linesOf = (facts: { securityEmail: string; securityKey: string }) =>
	securityTxt(now, { email, ...facts }).split("\n");

it("names the address and the key for reports if they are set", () => {
	const lines = linesOf({
		securityEmail: "security@site.example",
		securityKey: "https://site.example/.well-known/key.asc",
	});
	expect(lines[0]).toBe("Contact: mailto:security@site.example");
	expect(lines).toContain(
		"Encryption: https://site.example/.well-known/key.asc",
	);
});

it("otherwise names the general address and no key", () => {
	const lines = linesOf({ securityEmail: "", securityKey: "" });
	expect(lines[0]).toBe(`Contact: mailto:${email}`);
	expect(lines.join("\n")).not.toContain("Encryption");
});

it("links to the contact form with the report prefilled", () => {
	expect(linesOf({ securityEmail: "", securityKey: "" })[1]).toMatch(
		/^Contact: https:.*\/company\/contact\?security$/,
	);
});
