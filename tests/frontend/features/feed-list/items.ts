import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";

/** Returns an article that is empty except for these fields. */
export function bareArticle(fields: Partial<Article>): Article {
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

/** Returns a paper that is empty except for these fields. */
export function barePaper(fields: Partial<Paper>): Paper {
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
