import { describe, expect, it } from "vitest";
import advisories from "#content/copy/lists/advisories.yaml";
import docs from "#content/copy/pages/docs.yaml";
import { preprintUrl } from "#content/feeds/preprints.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";

// The fixed text and lists of docs/behaviour.md, "News", "Papers" and "Docs". An
// editor may add to the lists; these tests are skipped for another company, which has its own text.

describe.runIf(hasOwnWords)("resources", () => {
	it("the news has eight sources", () => {
		expect(feedSources.length).toBeGreaterThanOrEqual(8);
	});

	it("the docs sidebar has its nine entries under /docs/", () => {
		expect(
			docs.sidebar.map(({ heading, links }) => [
				heading,
				...links.map(({ label }) => label),
			]),
		).toEqual([
			["Getting Started", "Introduction", "Quick Start", "Installation"],
			["Core Concepts", "Architecture", "Security Model", "Best Practices"],
			["Guides", "Cloud Integration", "Security Setup", "Monitoring"],
		]);
	});

	it("there are at least three advisories, one of them MSEC-2024-001", () => {
		const ids = advisories.map(({ id }) => id);
		expect(ids.length).toBeGreaterThanOrEqual(3);
		expect(ids).toContain("MSEC-2024-001");
	});
});

it("each source of the news has its own name and https address", () => {
	for (const key of ["name", "url"] as const) {
		const values = feedSources.map((source) => source[key]);
		expect(new Set(values).size).toBe(values.length);
	}
	expect(feedSources.filter(({ url }) => !url.startsWith("https://"))).toEqual(
		[],
	);
});

it("papers are requested by category cs.AI, most recently updated first", () => {
	const { origin, pathname, searchParams } = new URL(preprintUrl);
	expect(origin + pathname).toBe("https://export.arxiv.org/api/query");
	expect(Object.fromEntries(searchParams)).toEqual({
		search_query: "cat:cs.AI",
		sortBy: "lastUpdatedDate",
		sortOrder: "descending",
		max_results: "50",
	});
});

it("the docs sidebar's entries are all under /docs/", () => {
	const hrefs = docs.sidebar.flatMap(({ links }) =>
		links.map(({ href }) => href),
	);
	expect(hrefs.filter((href) => !href.startsWith("/docs/"))).toEqual([]);
});

it("no two advisories share an id", () => {
	const ids = advisories.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});
