import { expect, it } from "vitest";
import { leaveOut } from "#content/reader/leave-out.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";

const leave = (text: string) => leaveOut(text, ["{phone}", "{office}"]);

it.each([
	["One. Call {phone}. Three.", "One. Three."],
	["Call {phone}. Two.", "Two."],
	["One! Is it {phone}? Three.", "One! Three."],
	["One. Call {phone}", "One."],
	["Call {phone}.", ""],
	["Version 1.{phone}.2 of it. Two.", "Two."],
	["{phone} and {office}. Two. In {office}.", "Two."],
	["Nothing of {email}. Two.", "Nothing of {email}. Two."],
])("%j becomes %j", (text, expected) => {
	expect(leave(text)).toBe(expected);
});

it("leaves out a list entry, including its continuation lines", () => {
	expect(linesOf("- One.\n- Call\n  {phone}.\n- Three.")).toEqual([
		"- One.",
		"- Three.",
	]);
	expect(linesOf("- Call {phone}. And write.\n- Two.")).toEqual([
		"- And write.",
		"- Two.",
	]);
});

it("does not split a paragraph, and removes neither a neighbour nor a heading", () => {
	const text =
		"## Call {phone}\n\nBefore.\n\nOne.\nCall us\non {phone}. Three\ngoes on.\n\nAfter {x}.\n## Next";
	expect(leave(text)).toBe(
		"## Call {phone}\n\nBefore.\n\nOne. Three\ngoes on.\n\n\n\nAfter {x}.\n## Next",
	);
});

it.each(["\n", "\r\n"])(
	"keeps the number of lines, with line endings %j",
	(end) => {
		const lines = ["", "A {phone}", "b.", "", "- {office}.", "- C.", "", "D."];
		const left = leave(lines.join(end));
		expect(left.split("\n")).toHaveLength(lines.length);
		expect(left.split("\n").at(-1)).toBe("D.");
		expect(linesOf(lines.join(end))).toEqual(["- C.", "D."]);
	},
);

function linesOf(text: string): string[] {
	return leave(text)
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}

it("reads 100,000 spaces without looking back over them from each", () => {
	const text = `Call {phone}.${" ".repeat(100_000)}`;
	let left = text;
	const spent = cpuSeconds(() => {
		left = leave(text);
	});
	expect(left.trim()).toBe("");
	expect(spent).toBeLessThan(1);
});
