import { describe, expect, test } from "vitest";
import { displayTitle } from "#content/feeds/fields/display-title.ts";
import { resolveLink } from "#content/feeds/fields/resolve-link.ts";
import { snippet } from "#content/feeds/fields/snippet.ts";
import { titleCase, titleCaseAll } from "#content/feeds/fields/title-case.ts";

describe("titleCase", () => {
	test.each([
		["cloud security", "Cloud Security"],
		["open-source", "Open-Source"],
		["ai", "AI"],
		["ai/ml", "AI/ML"],
		["AI & Machine learning", "AI & Machine Learning"],
		["devops", "DevOps"],
		["eBPF", "eBPF"],
		["iPhone", "iPhone"],
		["kubernetes 1.30", "Kubernetes 1.30"],
		["école d'été", "École D'été"],
		["クラウド", "クラウド"],
		["", ""],
	])("%j becomes %j", (text, title) => {
		expect(titleCase(text)).toBe(title);
	});

	test("drops duplicates that differ only in letter case", () => {
		expect(
			titleCaseAll(["security", "Security", "", "SECURITY", "ai"]),
		).toEqual(["Security", "AI"]);
	});
});

describe("snippet", () => {
	test("keeps a text of 150 code points unchanged", () => {
		expect(snippet("é".repeat(150))).toBe("é".repeat(150));
		expect(snippet("😀".repeat(150))).toBe("😀".repeat(150));
	});

	test("cuts after 150 code points, never within a character", () => {
		expect(snippet("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
		expect(snippet("😀".repeat(151))).toBe(`${"😀".repeat(150)}…`);
	});
});

describe("displayTitle", () => {
	test.each([
		["A title", "Words", "A title"],
		["Soft\u00adware\u200b", "Words", "Software"],
		["", "Words of a note", "Words of a note"],
		["\u200b", "Words", "Words"],
		["\u200e\u200d", "Words", "Words"],
		["\u3164 \u2800", "\ufe0f", "Wiz"],
		["", `${"word ".repeat(29)}…`, `${"word ".repeat(16)}…`],
		["", "", "Wiz"],
	])("%j with the text %j shows %j", (title, contentSnippet, shown) => {
		expect(displayTitle({ title, contentSnippet, source: "Wiz" })).toBe(shown);
	});
});

describe("resolveLink", () => {
	test.each([
		["https://a.example/x?y=1&z=2", "https://a.example/x?y=1&z=2"],
		[" http://a.example ", "http://a.example"],
		["\u200b https://a.example/x\ufeff", "https://a.example/x"],
		["https://a.example/soft\u200bware", "https://a.example/soft\u200bware"],
		["\u200b", ""],
		["HTTPS://a.example/", "HTTPS://a.example/"],
		["/x", "https://base.example/x"],
		["x", "https://base.example/blog/x"],
		["//other.example/x", "https://other.example/x"],
		["?p=1", "https://base.example/blog/?p=1"],
		["https://a.example/a&amp;b", "https://a.example/a&b"],
		["https://a.example/<script>", "https://a.example/%3Cscript%3E"],
		["javascript:alert(1)", ""],
		["java\nscript:alert(1)", ""],
		["data:text/html,x", ""],
		["file:///etc/passwd", ""],
		["https://", ""],
		["http://a.example:99999/", ""],
		["", ""],
	])("%j gives %j", (link, expected) => {
		expect(resolveLink(link, ["https://base.example/blog/"])).toBe(expected);
	});

	test("a relative link without a base is dropped", () => {
		expect(resolveLink("/x", [])).toBe("");
	});

	test("inner bases are resolved against outer ones", () => {
		expect(resolveLink("c", ["b/", "/a/", "https://base.example/"])).toBe(
			"https://base.example/a/b/c",
		);
	});
});
