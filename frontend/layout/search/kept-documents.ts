import type { Article } from "#content/news/article.ts";
import type { Paper } from "#content/research/paper.ts";
import type { SearchDocument } from "#content/search/document.ts";
import { articlesKey, papersKey } from "../../state/feeds/feed-keys.ts";
import { readKept } from "../../state/feeds/kept-list.ts";

/** Longest summary of a paper in a row, in characters. */
const summaryLength = 150;

/** Articles and papers that this browser has kept; nothing is fetched for them. */
export function keptDocuments(): SearchDocument[] {
	const articles = readKept<Article>(articlesKey)?.items ?? [];
	const papers = readKept<Paper>(papersKey)?.items ?? [];
	return [
		...articles.filter(isUsable).map((article) => ({
			link: article.link,
			title: article.title,
			description: article.contentSnippet,
			group: "News" as const,
			icon: "newspaper",
			page: article.source,
		})),
		...papers.filter(isUsable).map((paper) => ({
			link: paper.link,
			title: paper.title,
			description: paper.summary.slice(0, summaryLength),
			group: "Papers" as const,
			icon: "file-text",
			page: paper.authors[0] ?? "arXiv",
		})),
	];
}

/** Storage is the visitor's to change; a link that runs a script is followed by nobody. */
function isUsable(item: Partial<Article & Paper> | null): boolean {
	const text = item?.contentSnippet ?? item?.summary;
	return (
		typeof item?.title === "string" &&
		typeof text === "string" &&
		/^https?:/.test(item.link ?? "") &&
		(typeof item.source === "string" || Array.isArray(item.authors))
	);
}
