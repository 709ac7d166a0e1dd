import { expect, it } from "vitest";
import { securityTxt } from "#frontend/build/security-txt.ts";

const now = new Date("2026-03-04T05:06:07Z");
const email = "hello@site.example";
const linesOf = (facts: { securityEmail: string; securityKey: string }) =>
	securityTxt(now, { email, ...facts }).split("\n");

it("names the address and the key for reports where there are any", () => {
	const lines = linesOf({
		securityEmail: "security@site.example",
		securityKey: "https://site.example/.well-known/key.asc",
	});
	expect(lines[0]).toBe("Contact: mailto:security@site.example");
	expect(lines).toContain(
		"Encryption: https://site.example/.well-known/key.asc",
	);
});

it("names the general address and no key otherwise", () => {
	const lines = linesOf({ securityEmail: "", securityKey: "" });
	expect(lines[0]).toBe(`Contact: mailto:${email}`);
	expect(lines.join("\n")).not.toContain("Encryption");
});

it("leads to the form with the report begun", () => {
	expect(linesOf({ securityEmail: "", securityKey: "" })[1]).toMatch(
		/^Contact: https:.*\/company\/contact\?security$/,
	);
});
