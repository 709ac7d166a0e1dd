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
		["Under a line\n===", /^4: must have "## "/],
		["| a | b |", /^4: can contain only/],
		["Above\n| a | b |", /^5: can contain only/],
		["> quoted", /^4: can contain only/],
		["Above\n\n---", /^6: can contain only/],
		["<b>loud</b>", /^4: cannot contain HTML/],
		["<div>\nloud\n</div>", /^4: cannot contain HTML/],
		["Run `it`", /^4: cannot show code/],
		["    four spaces", /^4: would be shown as code; remove the spaces/],
		["No\nlonger ~~so~~", /^5: cannot show words crossed out/],
		["A note[^1]", /^4: cannot show notes/],
		["[ref]: https://www.example.com", /^4: cannot show notes/],
		["![A cat](cat.png)", /^4: cannot show pictures/],
		["One\\\nTwo", /^4: cannot break a line/],
		["Not \\*so\\* meant", /^4: cannot show a \* on either side of words/],
		["[**us**](/company/contact)", /^4: can have only a whole link in bold/],
		["So **very *very* loud**", /^4: can have only a whole link in bold/],
		["### **Loud**", /^4: can have only a whole link in bold/],
		[
			"See *half [a pair*",
			/^4: has words in bold or italics with a further \*/,
		],
		["Is **5 * 3**", /^4: has words in bold or italics with a further \*/],
		["2024. What a year.", /^4: would be entry 2024 of a list/],
		["##\u00a0Your rights", /^4: has a no-break space after its #/],
		["-\u00a0One\n-\u00a0Two", /^4: has a no-break space after its #/],
		["1.\u00a0One", /^4: has a no-break space after its #/],
		["1)\u00a0One", /^4: has a no-break space after its #/],
		["+\u00a0One", /^4: has a no-break space after its #/],
		["If\n(a) so, or\n(b) not", /^5: needs an empty line above each \(a\)/],
	])("%j", (text, message) => {
		expect(faultsOf(text)).toEqual([expect.stringMatching(message)]);
	});

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
		"(a) so, or\n\n(b) not",
		"Under clause\n2.\u00a0So there, for $\u00a05 -\u00a0or more",
		"See *Smith v Jones [2004] HCA 1* and **clause [2](b)**",
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
				"One,\ngoes on.\n\n- a\n- b,\n  goes on\n\n1. c\n2. d\n\n### Under it\nTwo.",
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
		expect(blocksOf("2024\\. What a year.\n\n1.1 Terms apply.")).toEqual([
			"2024. What a year.",
			"1.1 Terms apply.",
		]);
	});

	it("are lists within lists, and entries of several paragraphs", () => {
		expect(blocksOf("1. a\n   1. b\n      - c\n2. d\n\n   e")).toEqual([
			{
				list: [
					["a", { list: [["b", { list: ["c"] }]], start: 1 }],
					["d", "e"],
				],
				start: 1,
			},
		]);
	});

	it("have their bold words, italics and links written in one way", () => {
		expect(
			blocksOf(
				'So __loud__, _Privacy Act_ *1988*, [us](/a "Us"), <https://b.example>, R&amp;D\\*.',
			),
		).toEqual([
			"So **loud**, *Privacy Act* *1988*, [us](/a), [https://b.example](https://b.example), R&D*.",
		]);
	});
});
