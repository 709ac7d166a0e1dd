import { expect, test } from "vitest";
import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { categoriesByFrequency } from "#frontend/features/feed-list/categories-by-frequency.ts";
import { filterArticles } from "#frontend/pages/blog/filter-articles.ts";
import { filterPapers } from "#frontend/pages/research/filter-papers.ts";

function article(fields: Partial<Article>): Article {
	return {
		title: "",
		link: "https://a.example/1",
		content: "",
		contentSnippet: "",
		creator: "",
		pubDate: "",
		categories: [],
		source: "",
		...fields,
	};
}

function paper(fields: Partial<Paper>): Paper {
	return {
		id: "1",
		title: "",
		authors: [],
		summary: "",
		published: "",
		updated: "",
		link: "https://a.example/1",
		categories: [],
		...fields,
	};
}

test.each([
	["title", { title: "Kubernetes at rest" }],
	["snippet", { contentSnippet: "Why kubernetes waits" }],
	["creator", { creator: "K. Ubernetes, KUBERNETES desk" }],
])("an article is found by its %s, whatever the case", (_field, fields) => {
	expect(filterArticles([article(fields)], " KuberNetes ", "All")).toHaveLength(
		1,
	);
});

test("neither the whole text nor the source of an article is searched", () => {
	const articles = [article({ content: "kubernetes", source: "kubernetes" })];
	expect(filterArticles(articles, "kubernetes", "All")).toEqual([]);
});

test("text and category must both match", () => {
	const wanted = article({ title: "one", categories: ["Cloud"] });
	const articles = [
		wanted,
		article({ title: "one" }),
		article({ categories: ["Cloud"] }),
	];
	expect(filterArticles(articles, "one", "Cloud")).toEqual([wanted]);
});

test.each([
	["title", { title: "Graph rewriting" }],
	["summary", { summary: "on graph rewriting" }],
	["any author", { authors: ["A. One", "Graph Writer"] }],
])("a paper is found by its %s", (_field, fields) => {
	expect(filterPapers([paper(fields)], "graph", "All")).toHaveLength(1);
});

test("categories come by how often they occur, then by name", () => {
	const items = [["B", "C"], ["C"], ["A"]].map((categories) => ({
		categories,
	}));
	expect(categoriesByFrequency(items)).toEqual(["C", "A", "B"]);
});
