import { cutText } from "#content/cut-text.ts";
import { displayTitle } from "#content/feeds/fields/display-title.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { readCached } from "./cached-list.ts";
import { articlesKey, papersKey } from "./feed-keys.ts";
import { parseArticle, parsePaper } from "./parse-items.ts";

/** Maximum length of a paper's summary in a result row, in characters. */
const summaryLength = 150;

/** Returns search documents for the articles and papers that this browser has cached; fetches nothing. */
export function cachedDocuments(): SearchDocument[] {
	const articles = readCached(articlesKey, parseArticle)?.items ?? [];
	const papers = readCached(papersKey, parsePaper)?.items ?? [];
	return [
		...articles.map((article) => ({
			link: article.link,
			title: displayTitle(article),
			description: article.contentSnippet,
			group: "News" as const,
			icon: "newspaper",
			source: article.source,
		})),
		...papers.map((paper) => ({
			link: paper.link,
			title: paper.title,
			description: cutText(paper.summary, summaryLength),
			group: "Papers" as const,
			icon: "file-text",
			source: paper.authors[0] ?? "arXiv",
		})),
	];
}
