import { describe, expect, it } from "vitest";
import { gradeOf, longSentences } from "./grade.ts";
import { ownLines, sentencesOf } from "./own-text.ts";
import { repeatedPhrases } from "./repeated.ts";
import { spelledOut } from "./spelled-out.ts";
import { otherTerms } from "./terms.ts";

describe("what a page says", () => {
	const html = (main: string) => `<body><main>${main}</main></body>`;

	it("omits drawings and breadcrumbs, and separates a figure's title from its text", () => {
		const page = html(
			'<nav aria-label="Breadcrumb"><a>Services</a></nav><h1>FinOps</h1><svg><text>Jan</text></svg><figcaption><strong>A bill</strong><span>It <a>grows</a>.</span></figcaption>',
		);
		expect(ownLines({ path: "/services/x", html: page })).toEqual([
			"FinOps",
			"A bill",
			"It grows.",
		]);
	});

	it("omits articles by others on pages that list them, and only there", () => {
		const page = html("<h1>News</h1><article><p>Theirs.</p></article>");
		expect(ownLines({ path: "/resources/blog", html: page })).toEqual(["News"]);
		expect(ownLines({ path: "/", html: page })).toEqual(["News", "Theirs."]);
	});

	it("has sentences that end with a full stop, whatever they contain", () => {
		expect(
			sentencesOf("Version 2.8.0 runs on 1.5 GB. Why? See “all of it.” And so"),
		).toEqual(["Version 2.8.0 runs on 1.5 GB.", "Why?", "See “all of it.”"]);
		expect(sentencesOf("A heading")).toEqual([]);
	});
});

describe("the grade", () => {
	it("uses the Flesch-Kincaid formula", () => {
		// 12 words in 2 sentences, 13 syllables.
		const { sentences, wordsASentence, grade } = gradeOf([
			"The cat sat on the mat.",
			"The dog sat on a carpet.",
		]);
		expect({ sentences, wordsASentence }).toEqual({
			sentences: 2,
			wordsASentence: 6,
		});
		expect(grade).toBeCloseTo(0.39 * 6 + 11.8 * (13 / 12) - 15.59, 5);
	});

	it("counts a sentence as long by its words, not its characters", () => {
		const words = (count: number) => `${"time-limited ".repeat(count)}.`;
		expect(longSentences([words(25), words(26), words(30)], 25)).toEqual([
			words(30),
			words(26),
		]);
	});
});

describe("repetition", () => {
	it("is six consecutive words on more pages than the limit", () => {
		const said = ["Ask us, and we answer you soon."];
		const lines = new Map([
			["/a", said],
			["/b", ["ask us and we answer you"]],
			["/c", ["Ask us and we", "answer you soon"]],
		]);
		expect(repeatedPhrases(lines, 1)).toEqual([
			{ phrase: "ask us and we answer you", pages: ["/a", "/b"] },
		]);
		expect(repeatedPhrases(lines, 2)).toEqual([]);
		expect(repeatedPhrases(new Map([["/a", [...said, ...said]]]), 1)).toEqual(
			[],
		);
	});
});

describe("quantities in words", () => {
	it.each([
		["We need two days and forty-five minutes.", ["two", "forty-five"]],
		[
			"Within a hundred days, or the ninety-fifth.",
			["a hundred", "ninety-fifth"],
		],
		["Read two hundred of them in the tenth month.", ["two hundred", "tenth"]],
		["A two-hour talk.", ["two"]],
	])("%s", (line, found) => {
		expect(spelledOut(line)).toEqual(found);
	});

	it.each([
		"Two days. Three more: four",
		"One person and zero faults, one or two.",
		"Two-thirds of it, or three-quarters.",
		"The Essential Eight and the OWASP Kubernetes Top Ten.",
		"In the second week, for the ninth time.",
		"Often the weight of a tender.",
	])("finds none in: %s", (line) => {
		expect(spelledOut(line)).toEqual([]);
	});
});

describe("other terms for one thing", () => {
	it.each([
		["within two working days", ["working days"]],
		["a vendor and its programmes", ["vendor", "programmes"]],
		[
			"the ACSC Information Security Manual",
			["ACSC Information Security Manual", "Information Security Manual"],
		],
		["95 per cent, or 30 %", ["5 per cent"]],
		["an e-mail", ["e-mail"]],
	])("%s", (line, found) => {
		expect(otherTerms(line)).toEqual(found);
	});

	it("accepts the chosen terms, and words that contain another", () => {
		const line =
			"A business day, a supplier's program, a programmer, the Information Security Manual (ISM), the Essential Eight, 95% by email.";
		expect(otherTerms(line)).toEqual([]);
	});
});
