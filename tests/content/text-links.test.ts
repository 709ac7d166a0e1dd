import { expect, test } from "vitest";
import { noEmphasis, onlyWorkingLinks } from "#content/schema/text-links.ts";
import { cpuSeconds } from "#tests/cpu-seconds.ts";

const [isAccepted] = onlyWorkingLinks(true);

test.each([
	["Plain [brackets] and (more).", true],
	["[Ask us](/company/contact) or [read](https://a.example/%28b%29).", true],
	["[ ](/company/contact)", false],
	["[Ask us]()", false],
	["[Ask us](/a(b))](/c)", false],
])("whether %j has only working links: %j", (text, expected) => {
	expect(isAccepted(text)).toBe(expected);
});

test("100,000 opening brackets are not each followed to the end", () => {
	const text = "[".repeat(100_000);
	let accepted = false;
	const spent = cpuSeconds(() => {
		accepted = isAccepted(text);
	});
	expect(accepted).toBe(true);
	expect(spent).toBeLessThan(1);
});

test.each([
	["Fees from $10* or 5 * 3 (*) or **", true],
	["a*b*c and 2**3**4", true],
	["Read **this** first", false],
	["Read *the whole [text](/legal/terms)*.", false],
	["**", true],
	["**a ".repeat(50_000), true],
])("whether %j has no words in bold or italics: %j", (text, expected) => {
	const [isPlain] = noEmphasis(false);
	expect(isPlain(text)).toBe(expected);
});
