import type { Article } from "#content/feeds/article.ts";
import { snippet } from "#content/feeds/fields/snippet.ts";

/** Returns a complete article, with the given fields replaced. */
export function makeArticle(changes: Partial<Article> = {}): Article {
	const content = changes.content ?? "Plain words.";
	return {
		title: "One",
		link: "https://news.example/one",
		content,
		contentSnippet: snippet(content),
		creator: "Jane Doe",
		pubDate: "2024-03-15T10:00:00.000Z",
		categories: ["Cloud"],
		source: "Quirks",
		...changes,
	};
}
