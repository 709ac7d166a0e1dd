import { describe, expect, it, test } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";

function makePage(
	title: string,
	description = "",
	alsoCalled = "",
): SearchDocument {
	return {
		link: `/${title}`,
		title,
		description,
		group: "Services",
		icon: "x",
		alsoCalled,
	};
}

test("a document that is already indexed is not added twice", () => {
	const engine = createSearchEngine(searchDocuments());
	const count = engine.documents().length;
	engine.add(searchDocuments());
	expect(engine.documents()).toHaveLength(count);
});

describe("several words", () => {
	test("full matches rank above partial matches", () => {
		const { search } = createSearchEngine([
			makePage("Zebra zebra", "zebra"),
			makePage("One page", "speaks of a zebra and of an okapi"),
			makePage("Okapi"),
		]);
		expect(search("zebra okapi")[0]?.document.title).toBe("One page");
	});

	test("a page with a weak match among strong ones is left out, and shown if it is all there is", () => {
		const weak: SearchDocument = {
			...makePage("Giraffe"),
			bodyWords: "zebra",
		};
		const strong = makePage("Zebra okapi", "zebra okapi", "zebra okapi");
		const titles = (pages: SearchDocument[]) =>
			createSearchEngine(pages)
				.search("zebra okapi")
				.map(({ document }) => document.title);
		expect(titles([strong, weak])).toEqual(["Zebra okapi"]);
		expect(titles([weak])).toEqual(["Giraffe"]);
	});

	test("a name within a question counts as a whole", () => {
		const { search } = createSearchEngine([
			makePage("Test of a pen", "pen, test"),
			makePage("Attack", "", "pen test"),
		]);
		expect(search("what is a pen test")[0]?.document.title).toBe("Attack");
	});

	test("a name counts as a whole if it is split in the query", () => {
		const { search } = createSearchEngine([
			makePage("Site on the web", "web site, website"),
			makePage("Making pages", "", "website"),
		]);
		const [best] = search("web site");
		expect([best?.document.title, best?.isNamed]).toEqual([
			"Making pages",
			true,
		]);
	});

	test("the words of a request do not count", () => {
		const { search } = createSearchEngine([
			makePage("Looking glass", "I am going to show you something used"),
			makePage("Zebra"),
		]);
		for (const query of [
			"I am looking for a zebra",
			"show me something about a zebra",
			"is there anything going with a zebra",
			"what is a zebra used for",
		])
			expect(
				search(query).map(({ document }) => document.title),
				query,
			).toEqual(["Zebra"]);
	});

	test("a query without a significant word finds nothing", () => {
		const { search } = createSearchEngine([makePage("Zebra")]);
		for (const query of ["", " ", "the", "!?"])
			expect(search(query)).toEqual([]);
	});
});

describe("the worth of a match", () => {
	const page = makePage("Herd");
	const titles = (pages: SearchDocument[], query: string) =>
		createSearchEngine(pages.toReversed())
			.search(query)
			.map(({ document }) => document.title);

	test("falls from the title through the page's other names, its description and keywords to what it contains", () => {
		const pages = [
			{ ...page, title: "Zebra title" },
			{ ...page, title: "Name", alsoCalled: "zebra name" },
			{ ...page, title: "Description", description: "zebra description" },
			{ ...page, title: "Keyword", keywords: "zebra keyword" },
			{ ...page, title: "Section", sections: [{ title: "Zebra section" }] },
			{ ...page, title: "Source", source: "zebra source" },
			{ ...page, title: "Body", bodyWords: "zebra body" },
		].map((document) => ({ ...document, link: `/${document.title}` }));
		expect(titles(pages, "zebra")).toEqual(pages.map(({ title }) => title));
	});

	test("is larger in a short text than in a long one", () => {
		const long = Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ");
		const pages = [
			makePage("Short", "zebra here"),
			makePage("Long", `zebra ${long}`),
		];
		expect(titles(pages, "zebra")).toEqual(["Short", "Long"]);
	});

	test("is larger for a whole word than for the start of a longer one", () => {
		const pages = [
			makePage("Whole", "quag"),
			makePage("Start", "quagga, quaggas"),
		];
		expect(titles(pages, "quag")).toEqual(["Whole", "Start"]);
	});

	test("is larger for a word that few pages contain", () => {
		const pages = [
			makePage("Rare", "zebra"),
			makePage("Common", "okapi"),
			makePage("Also common", "okapi"),
		];
		expect(titles(pages, "okapi zebra")[0]).toBe("Rare");
	});

	test("is larger if the words are a name together", () => {
		const pages = [
			makePage("Together", "", "test zebra"),
			makePage("Apart", "", "zebra, test"),
		];
		expect(titles(pages, "quick test zebra")).toEqual(["Together", "Apart"]);
	});
});

describe("misspelt words", () => {
	const { search } = createSearchEngine([
		makePage("Kubernetes"),
		makePage("Cloud"),
		makePage("DevOps"),
		makePage("Data warehouse"),
		makePage("Modernisation"),
	]);
	it.each([
		["one letter wrong in a short one", "clood", "Cloud"],
		["two neighbouring letters swapped", "colud", "Cloud"],
		["two letters wrong in a long one", "kubarnates", "Kubernetes"],
		["a letter wrong while it is typed", "kubarn", "Kubernetes"],
		["split", "dev ops", "DevOps"],
		["joined", "datawarehouse", "Data warehouse"],
		["in American spelling", "modernize", "Modernisation"],
	])("%s: %j finds %j", (_, query, title) => {
		expect(search(query).map(({ document }) => document.title)).toEqual([
			title,
		]);
	});

	it.each(["clxxd", "kubxxxetes", "cld", "xyzzy clood"])(
		"but not %j",
		(query) => {
			expect(search(query)).toEqual([]);
		},
	);

	test("are corrected to words, not to stems", () => {
		const { search } = createSearchEngine([makePage("Causes")]);
		expect(search("cars ")).toEqual([]);
	});

	test("are corrected to another form of the word that is meant", () => {
		const { search } = createSearchEngine([
			makePage("Pentest"),
			makePage("Plan"),
		]);
		expect(search("pentesing").map(({ document }) => document.title)).toEqual([
			"Pentest",
		]);
		for (const other of ["plumbing", "kentesing"])
			expect(search(other), other).toEqual([]);
	});

	test("are split into words, not into stems", () => {
		const { search } = createSearchEngine([
			makePage("View of coders"),
			makePage("Code review"),
		]);
		const [best] = search("codereview");
		expect(best?.document.title).toBe("Code review");
	});

	it.each(["kybe", "qubern"])(
		"%j is too unlike one to be the start of a longer word",
		(query) => {
			expect(search(query)).toEqual([]);
		},
	);
});
