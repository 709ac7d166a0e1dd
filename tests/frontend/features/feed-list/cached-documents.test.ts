import { afterEach, describe, expect, it, vi } from "vitest";
import { cachedDocuments } from "#frontend/features/feed-list/cached-documents.ts";
import { stubStorage } from "#tests/frontend/storage/stub-storage.ts";
import { bareArticle, barePaper } from "./items.ts";

afterEach(() => vi.unstubAllGlobals());

describe("cached news and papers", () => {
	const article = bareArticle({
		title: "A patch",
		contentSnippet: "Patch now",
		source: "Docker Blog",
	});

	const cachedText = (items: unknown[]) =>
		JSON.stringify({ version: 1, items, at: Date.now() });

	it("are found under their groups", () => {
		const paper = barePaper({
			title: "On agents",
			summary: "We study agents.",
			authors: ["A. Author", "B. Other"],
		});
		stubStorage({
			"blog-feeds": cachedText([article]),
			"arxiv-papers": cachedText([paper]),
		});
		expect(cachedDocuments()).toMatchObject([
			{ group: "News", title: "A patch", source: "Docker Blog" },
			{ group: "Papers", title: "On agents", source: "A. Author" },
		]);
	});

	it("have a title although an article has none that can be seen", () => {
		const items = ["", "\u200e"].map((title) => ({ ...article, title }));
		stubStorage({ "blog-feeds": cachedText(items) });
		expect(cachedDocuments().map(({ title }) => title)).toEqual([
			"Patch now",
			"Patch now",
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
