import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writePapers } from "#content/feeds/output/write-papers.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { parsePapers } from "#content/feeds/parse-papers.ts";
import { readXml } from "#functions/feeds/read-xml.ts";

const encoder = new TextEncoder();
const parse = (xml: string) =>
	parsePapers({ bytes: encoder.encode(xml) }, readXml);
const feed = (entries: string) =>
	`<?xml version='1.0' encoding='UTF-8'?><feed xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>arXiv Query</title>${entries}</feed>`;

const sample = parsePapers(
	{ bytes: readFileSync("tests/fixtures/feeds/arxiv.xml") },
	readXml,
);

describe("the sample response", () => {
	test("has more than twenty papers with all their fields", () => {
		expect(sample.length).toBeGreaterThan(20);
		for (const paper of sample) {
			expect(paper.title).not.toMatch(/[\\${}\n]/);
			expect(paper.summary).not.toMatch(/[\\${}\n]/);
			expect(paper.authors.length).toBeGreaterThan(0);
			expect(paper.link).toMatch(/^https:\/\/arxiv\.org\/abs\/sample/);
			expect(paper.categories).toContain("cs.AI");
			expect(paper.published <= paper.updated).toBe(true);
		}
	});

	test("is sorted newest first, by the date shown on its cards", () => {
		const dates = sample.map(({ published }) => published);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	test("survives the relay unchanged, and so do amounts of money", () => {
		const amounts = "From $1.5M to $20K a year, $x and $y";
		const [first, ...others] = sample;
		const papers = [{ ...first, title: amounts, summary: amounts }, ...others];
		const atom = writePapers(papers as Paper[], {
			id: "urn:x",
			title: "Preprints",
			updated: "2026-11-20T00:00:00Z",
		});
		expect(parse(atom)).toEqual(papers);
	});
});

test("parses one entry as the service writes it", () => {
	const [paper] = parse(
		feed(
			`<entry><id>http://arxiv.org/abs/2411.00001v2</id><title>On $\\alpha$\n  things</title><updated>2026-11-20T10:00:00Z</updated><link href="https://arxiv.org/pdf/2411.00001v2" rel="related" type="application/pdf" title="pdf"/><link href="https://arxiv.org/abs/2411.00001v2" rel="alternate" type="text/html"/><summary>  Two\nlines.\n</summary><category term="cs.AI" scheme="http://arxiv.org/schemas/atom"/><category term="cs.AI"/><category term="cs.LG"/><published>2026-11-01T10:00:00Z</published><arxiv:primary_category term="cs.RO"/><author><name>Ren\\'e Dupont</name><arxiv:affiliation>Somewhere</arxiv:affiliation></author><author><name>Xin Li</name></author></entry>`,
		),
	);
	expect(paper).toEqual({
		id: "http://arxiv.org/abs/2411.00001v2",
		title: "On α things",
		authors: ["René Dupont", "Xin Li"],
		summary: "Two lines.",
		published: "2026-11-01T10:00:00.000Z",
		updated: "2026-11-20T10:00:00.000Z",
		link: "https://arxiv.org/abs/2411.00001v2",
		categories: ["cs.AI", "cs.LG"],
	});
});

test("without a link to its page, an entry links to its id", () => {
	const entry =
		'<entry><id>https://arxiv.org/abs/2411.00001v2</id><title>A</title><link href="https://arxiv.org/pdf/2411.00001v2" rel="related"/></entry>';
	expect(parse(feed(entry))[0]?.link).toBe(
		"https://arxiv.org/abs/2411.00001v2",
	);
});

test.each([
	["its title", "https://arxiv.org/abs/x", "Error"],
	["its id", "https://arxiv.org/api/errors#incorrect_id_format_for_x", "Id"],
])("does not treat an error, by %s, as a paper", (_, id, title) => {
	const entry = `<entry><id>${id}</id><title>${title}</title><summary>incorrect id format for x</summary><author><name>arXiv api core</name></author></entry>`;
	expect(() => parse(feed(entry))).toThrow(
		expect.objectContaining({
			name: "FeedParseError",
			message: "the service reports: incorrect id format for x",
		}),
	);
});

test("no results yield no papers", () => {
	expect(parse(feed(""))).toEqual([]);
});

test.each(["", "Rate exceeded.", "<html><body>busy</body></html>", "<rss/>"])(
	"%j is rejected",
	(text) => {
		expect(() => parse(text)).toThrow(
			expect.objectContaining({ name: "FeedParseError" }),
		);
	},
);

test("any text in a title yields one line without control characters or surplus spaces", () => {
	const part = fc.oneof(
		fc.constantFrom(
			..."$ \\ { } _ ^ ~ \\alpha \\'e \\v{s} $$ -- `` '' &lt;b&gt; <b> </b> &amp;lt; \\[ ] \\i \\textbf{".split(
				" ",
			),
		),
		fc.string({ unit: "binary", maxLength: 5 }),
	);
	fc.assert(
		fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
			const [paper] = parse(
				feed(`<entry><id>x</id><title>${parts.join("")}</title></entry>`),
			);
			expect(paper?.title ?? "").not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u);
		}),
		{ numRuns: 500 },
	);
});
