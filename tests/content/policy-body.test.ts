import { describe, expect, it } from "vitest";
import { readPolicyBody } from "#content/reader/policy-body.ts";

const faultsOf = (text: string) =>
	readPolicyBody(`What this is.\n\n## First\n\n${text}\n`).faults.map(
		({ line, message }) => `${line}: ${message}`,
	);

describe("Markdown that a policy's page does not show is reported, as it would be printed", () => {
	it.each([
		["# A heading", /^4: must have "## "/],
		["#### A heading", /^4: must have "## "/],
		["Under a line\n---", /^5: must have "## "/],
		["Under a line\n===", /^5: must have "## "/],
		["* An entry", /^4: must have "- "/],
		["| a | b |", /^4: can contain only/],
		["> quoted", /^4: can contain only/],
		["<b>loud</b>", /^4: can contain only/],
		["So __loud__", /^4: must have \*\* around/],
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

	it.each(["- One\n  - Two", "1. One\n   1. Two", "- One\n  2. Two"])(
		"a list within a list, which would lose its level: %j",
		(text) => {
			expect(faultsOf(text)).toEqual(["5: cannot have a list within a list"]);
		},
	);

	it("a list or a heading of the third level before the first section", () => {
		for (const text of ["- One", "1. One", "### A heading"]) {
			expect(
				readPolicyBody(`What this is.\n\n${text}\n\n## First\n\nText`).faults,
			).toEqual([{ line: 2, message: expect.any(String) }]);
		}
	});
});

describe("ordinary text is not taken for syntax", () => {
	it.each([
		"A snake_case_name, 5 * 3 = 15, 5 < 7 & 7 > 5, AT&T; R&D",
		"Write to [us](mailto:first_last_name@example.com) at ~5 o'clock",
		"See [the law](https://www.example.com/a_b_c/_d_/#e)",
		"- An entry\n  that goes on\n- Another -- with a dash",
		"So **loud**, 2 ** 3, and **[a link](/legal/terms)**",
	])("%j", (text) => {
		expect(faultsOf(text)).toEqual([]);
	});
});

describe("the blocks of a section", () => {
	const blocksOf = (text: string) =>
		readPolicyBody(`What this is.\n\n## First\n\n${text}\n`).sections[0]
			?.blocks;

	it("are paragraphs, lists, numbered lists and headings, in their order", () => {
		expect(
			blocksOf(
				"One,\ngoes on.\n\n- a\n- b,\n  goes on\n\n1. c\n2) d\n\n### Under it\nTwo.",
			),
		).toEqual([
			"One, goes on.",
			{ list: ["a", "b, goes on"] },
			{ list: ["c", "d"], start: 1 },
			{ heading: "Under it" },
			"Two.",
		]);
	});

	it("are numbered lists that go on after a paragraph with their next number", () => {
		expect(blocksOf("1. a\n\nOf which more.\n\n2. b\n3. c")).toEqual([
			{ list: ["a"], start: 1 },
			"Of which more.",
			{ list: ["b", "c"], start: 2 },
		]);
	});

	it("are no lists where a line happens to begin with a number", () => {
		expect(
			blocksOf("It was on page\n12. The year was\n2024. So it ended."),
		).toEqual(["It was on page 12. The year was 2024. So it ended."]);
		expect(blocksOf("2024. What a year.\n\n1.1 Terms apply.")).toEqual([
			"2024. What a year.",
			"1.1 Terms apply.",
		]);
	});
});
