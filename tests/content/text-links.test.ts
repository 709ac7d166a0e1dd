import { expect, test } from "vitest";
import { text } from "#content/schema/fields.ts";
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

// A long address of a company, as in {site.email}, does not break texts that were written for a short one.
test("a link counts towards a text's length with its words alone", () => {
	const address = `${"a".repeat(40)}@${"b".repeat(40)}.example`;
	const field = text([3, 20], "A fact.", "Free", { allowsLinks: true });
	const messages = (value: string) =>
		field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
	expect(messages(`[Write](mailto:${address}), at once`)).toEqual([]);
	expect(messages("[Write to us](/company/contact), now")).toEqual([]);
	expect(messages("[Write to us](/company/contact), at once!")).toEqual([
		"must be at most 20 characters, found 21",
	]);
});
