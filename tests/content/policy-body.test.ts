import { describe, expect, it } from "vitest";
import { readPolicyBody } from "#content/reader/policy-body.ts";

const faultsOf = (text: string) =>
	readPolicyBody(`What this is.\n\n## First\n\n${text}\n`).faults.map(
		({ line, message }) => `${line}: ${message}`,
	);

describe("Markdown that a policy's page does not show is reported, as it would be printed", () => {
	it.each([
		["# A heading", /^4: must have "## "/],
		["Under a line\n---", /^5: must have "## "/],
		["Under a line\n===", /^5: must have "## "/],
		["1. An entry", /^4: must have "- "/],
		["| a | b |", /^4: can contain only/],
		["> quoted", /^4: can contain only/],
		["<b>loud</b>", /^4: can contain only/],
		["So **loud**", /^4: cannot show words in bold/],
		["So *clear* a word", /^4: cannot show words in italics; remove the \*/],
		["So _clear_ a word", /^4: cannot show words in italics; remove the _/],
		["Run `it`", /^4: cannot show code/],
		["No ~~longer~~", /^4: cannot show words crossed out/],
		["Two&nbsp;words", /^4: cannot contain HTML/],
		["See <https://www.example.com>", /^4: cannot contain HTML/],
		["A note[^1]", /^4: cannot show notes/],
		["[ref]: https://www.example.com", /^4: cannot show notes/],
		["![A cat](cat.png)", /^4: cannot show pictures/],
	])("%j", (text, message) => {
		expect(faultsOf(text)).toEqual([expect.stringMatching(message)]);
	});

	it("a list within a list, which would lose its level", () => {
		expect(faultsOf("- One\n  - Two")).toEqual([
			"5: cannot have a list within a list",
		]);
	});
});

describe("ordinary text is not taken for syntax", () => {
	it.each([
		"A snake_case_name, 5 * 3 = 15, 5 < 7 & 7 > 5, AT&T; R&D",
		"Write to [us](mailto:first_last_name@example.com) at ~5 o'clock",
		"See [the law](https://www.example.com/a_b_c/_d_/#e)",
		"- An entry\n  that goes on\n- Another -- with a dash",
	])("%j", (text) => {
		expect(faultsOf(text)).toEqual([]);
	});
});
