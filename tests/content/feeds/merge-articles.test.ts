import { expect, test } from "vitest";
import { mergeArticles } from "#content/feeds/output/merge-articles.ts";
import { makeArticle } from "./make-article.ts";

const now = Date.parse("2024-04-01T00:00:00Z");
const on = (pubDate: string, link = pubDate) =>
	makeArticle({ pubDate, link: `https://news.example/${link}` });

function order(...lists: ReturnType<typeof on>[][]): string[] {
	return mergeArticles(lists, now).map(({ link }) => link.slice(21));
}

test("sorts all sources newest first", () => {
	expect(
		order(
			[
				on("2024-03-15T10:00:00.000Z", "b"),
				on("2024-03-01T00:00:00.000Z", "d"),
			],
			[
				on("2024-03-20T00:00:00.000Z", "a"),
				on("2024-03-10T00:00:00.000Z", "c"),
			],
		),
	).toEqual(["a", "b", "c", "d"]);
});

test("puts articles without a date last, in their feed's order", () => {
	expect(
		order([on("", "x"), on("", "y")], [on("2024-03-20T00:00:00.000Z", "a")]),
	).toEqual(["a", "x", "y"]);
});

test("does not let an article dated next year stay at the top", () => {
	expect(
		order([
			on("2025-03-20T00:00:00.000Z", "future"),
			on("2024-04-01T10:00:00.000Z", "tonight"),
			on("2024-03-20T00:00:00.000Z", "a"),
		]),
	).toEqual(["tonight", "a", "future"]);
});

test("keeps one copy of a link that two sources share", () => {
	const first = makeArticle({ source: "A" });
	const second = makeArticle({ source: "B" });
	expect(mergeArticles([[first], [second]], now)).toEqual([first]);
});

test("drops articles whose link cannot be opened", () => {
	expect(mergeArticles([[makeArticle({ link: "" })]], now)).toEqual([]);
});
