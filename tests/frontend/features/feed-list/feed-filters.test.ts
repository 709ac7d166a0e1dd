import { expect, test } from "vitest";
import { categoriesByFrequency } from "#frontend/features/feed-list/categories-by-frequency.ts";
import { settings as news } from "#frontend/pages/blog/BlogList.tsx";
import { settings as papers } from "#frontend/pages/research/ResearchList.tsx";
import { bareArticle, barePaper } from "./items.ts";

const filterArticles = news.filterItems;
const filterPapers = papers.filterItems;

test.each([
	["title", { title: "Kubernetes at rest" }],
	["snippet", { contentSnippet: "Why kubernetes waits" }],
	["creator", { creator: "K. Ubernetes, KUBERNETES desk" }],
])("an article is found by its %s, ignoring case", (_field, fields) => {
	expect(
		filterArticles([bareArticle(fields)], " KuberNetes ", "All"),
	).toHaveLength(1);
});

test("neither the full text nor the source of an article is searched", () => {
	const articles = [
		bareArticle({ content: "kubernetes", source: "kubernetes" }),
	];
	expect(filterArticles(articles, "kubernetes", "All")).toEqual([]);
});

test("text and category must both match", () => {
	const wanted = bareArticle({ title: "one", categories: ["Cloud"] });
	const articles = [
		wanted,
		bareArticle({ title: "one" }),
		bareArticle({ categories: ["Cloud"] }),
	];
	expect(filterArticles(articles, "one", "Cloud")).toEqual([wanted]);
});

test.each([
	["title", { title: "Graph rewriting" }],
	["summary", { summary: "on graph rewriting" }],
	["any author", { authors: ["A. One", "Graph Writer"] }],
])("a paper is found by its %s", (_field, fields) => {
	expect(filterPapers([barePaper(fields)], "graph", "All")).toHaveLength(1);
});

test("categories are sorted by frequency, then by name", () => {
	const items = [["B", "C"], ["C"], ["A"]].map((categories) => ({
		categories,
	}));
	expect(categoriesByFrequency(items)).toEqual(["C", "A", "B"]);
});
