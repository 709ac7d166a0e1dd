import { afterEach, describe, expect, it, test, vi } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { cachedDocuments } from "#frontend/features/feed-list/search-documents.ts";
import { markParts } from "#frontend/features/search/mark-parts.ts";
import { readRecent, remember } from "#frontend/features/search/recent.ts";
import {
	firstOf,
	groupHits,
	startGroups,
} from "#frontend/features/search/results.ts";
import type { SearchHit } from "#frontend/features/search/search-engine.ts";
import {
	groupLimit,
	recentLimit,
	resultLimit,
} from "#frontend/features/search/search-limits.ts";

afterEach(() => vi.unstubAllGlobals());

function makeDocument(
	title: string,
	group: SearchDocument["group"],
): SearchDocument {
	return { link: `/${title}`, title, description: "", group, icon: "x" };
}

function makeHit(
	title: string,
	group: SearchDocument["group"],
	score: number,
): SearchHit {
	const document = makeDocument(title, group);
	return { document, link: document.link, words: [], isNamed: false, score };
}

describe("results", () => {
	it("are in the promised order, then the others", () => {
		const hits = (
			[
				"Actions",
				"Papers",
				"Legal",
				"Company",
				"News",
				"Resources",
				"Answers",
				"Services",
				"Products",
			] as const
		).map((group) => makeHit(group, group, 1));
		expect(groupHits(hits).groups.map(({ heading }) => heading)).toEqual([
			"Products",
			"Services",
			"Company",
			"Answers",
			"Resources",
			"Legal",
			"News",
			"Papers",
			"Actions",
		]);
	});

	it("do not exceed the limits of a group and of the list", () => {
		const hits = (["Products", "Services", "Company", "News"] as const).flatMap(
			(group) =>
				Array.from({ length: 10 }, (_, index) =>
					makeHit(`${group}${index}`, group, 1),
				),
		);
		const { groups, links } = groupHits(hits);
		for (const group of groups) {
			expect(group.hits.length).toBeLessThanOrEqual(groupLimit);
		}
		expect(links.length).toBeLessThanOrEqual(resultLimit);
	});

	it("preselect the best, and have nothing much weaker above it", () => {
		const best = makeHit("best", "Company", 10);
		const near = makeHit("near", "Products", 7);
		const weak = makeHit("weak", "Services", 5);
		const below = makeHit("below", "Resources", 1);
		expect(groupHits([best, near, weak, below])).toMatchObject({
			best: "/best",
			links: ["/near", "/best", "/below"],
		});
		expect(groupHits([]).best).toBe("");
	});

	it("preselect an article only if its whole title was typed", () => {
		const ours = makeHit("ours", "Services", 1);
		const article = makeHit("article", "News", 9);
		expect(groupHits([ours, article]).best).toBe("/ours");
		const named = { ...article, isNamed: true };
		expect(groupHits([ours, named])).toMatchObject({
			best: "/article",
			links: ["/article"],
		});
	});

	it("can be limited to their first rows", () => {
		const { groups } = groupHits([
			makeHit("a", "Products", 3),
			makeHit("b", "Services", 2),
			makeHit("c", "Services", 1),
		]);
		const titles = firstOf(groups, 2).flatMap(({ hits }) =>
			hits.map(({ document }) => document.title),
		);
		expect(titles).toEqual(["a", "b"]);
		expect(firstOf(groups, 1)).toHaveLength(1);
	});

	it("start with the latest choices before anything is typed", () => {
		const documents = [
			makeDocument("FlowForge", "Products"),
			makeDocument("Contact", "Company"),
		];
		const { groups, best } = startGroups(documents, ["/Contact", "/gone"]);
		expect(groups.map(({ heading }) => heading)).toEqual([
			"Recent",
			"Products",
		]);
		expect(best).toBe("/Contact");
	});

	it("start with the section that was chosen last", () => {
		const page = {
			...makeDocument("FinOps", "Services"),
			sections: [{ title: "From invoice to habit" }],
		};
		const link = "/FinOps#from-invoice-to-habit";
		const { groups } = startGroups([page], [link, "/FinOps#gone"]);
		expect(groups).toHaveLength(1);
		expect(groups[0]?.hits).toMatchObject([
			{ link, section: { title: "From invoice to habit" } },
		]);
	});
});

describe("marked words", () => {
	const marked = (text: string, forms: string[], isPrefix = false) =>
		markParts(
			text,
			forms.map((form) => ({ forms: [form], meant: form, isPrefix })),
		)
			.map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
			.join("");

	it.each([
		["Contact us", ["contact"], "[Contact] us"],
		["CI/CD optimisation", ["ci", "cd"], "[CI]/[CD] optimisation"],
		["Nothing here", ["else"], "Nothing here"],
		["Penetration testing", ["pen"], "Penetration testing"],
		["a cloud, a Cloud", ["cloud"], "a [cloud], a [Cloud]"],
		["Cloud migration", ["migrat"], "Cloud [migration]"],
	])("of %j for %j", (text, forms, expected) => {
		expect(marked(text, forms)).toBe(expected);
	});

	it("mark no more than was typed", () => {
		const isPrefix = true;
		expect(marked("Penetration testing", ["pen"], isPrefix)).toBe(
			"[Pen]etration testing",
		);
	});

	it("leave the text unchanged", () => {
		const text = "It's “déjà vu”, 70B-parameter & more …";
		const parts = markParts(text, [
			{ forms: ["deja"], meant: "deja", isPrefix: false },
			{ forms: ["70b"], meant: "70b", isPrefix: true },
		]);
		expect(parts.map(({ part }) => part).join("")).toBe(text);
		expect(parts.filter(({ isMarked }) => isMarked)).toHaveLength(2);
	});
});

function stubStorage(entries: Record<string, string>): Map<string, string> {
	const stored = new Map(Object.entries(entries));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	return stored;
}

describe("cached news and papers", () => {
	const article = {
		title: "A patch",
		link: "https://news.example/patch",
		content: "",
		contentSnippet: "Patch now",
		creator: "",
		pubDate: "",
		categories: [],
		source: "Docker Blog",
	};

	const cachedText = (items: unknown[]) =>
		JSON.stringify({ version: 1, items, at: Date.now() });

	it("are found under their groups", () => {
		const paper = {
			id: "1",
			title: "On agents",
			link: "https://arxiv.org/abs/1",
			published: "",
			updated: "",
			categories: [],
			summary: "We study agents.",
			authors: ["A. Author", "B. Other"],
		};
		stubStorage({
			"blog-feeds": cachedText([article]),
			"arxiv-papers": cachedText([paper]),
		});
		expect(cachedDocuments()).toMatchObject([
			{ group: "News", title: "A patch", source: "Docker Blog" },
			{ group: "Papers", title: "On agents", source: "A. Author" },
		]);
	});

	it.each([
		["invalid entries", [null, 1, {}, "x"]],
		["a script as link", [{ ...article, link: "javascript:alert(1)" }]],
		["an article without a text", [{ ...article, contentSnippet: 1 }]],
	])("are empty for %s", (_, items) => {
		const text = cachedText(items);
		stubStorage({ "blog-feeds": text, "arxiv-papers": text });
		expect(cachedDocuments()).toEqual([]);
	});

	it("are empty if storage is forbidden", () => {
		vi.stubGlobal("localStorage", undefined);
		expect(cachedDocuments()).toEqual([]);
	});
});

test("the latest choices are remembered, each once, the latest first", () => {
	stubStorage({});
	for (const link of ["/a", "/b", "/a", "/c", "/d", "/e", "/f"]) remember(link);
	expect(readRecent()).toEqual(["/f", "/e", "/d", "/c", "/a"]);
	expect(readRecent()).toHaveLength(recentLimit);
});

test("stored data that is not a list of links is ignored", () => {
	for (const text of ['{"a":1}', '["/a"]', '{"version":2,"links":["/a"]}']) {
		stubStorage({ "recent-searches": text });
		expect(readRecent()).toEqual([]);
	}
	stubStorage({ "recent-searches": '{"version":1,"links":["/a",5,null]}' });
	expect(readRecent()).toEqual(["/a"]);
});
