import type { SearchDocument } from "#content/search/document.ts";

type Kept = {
	title?: unknown;
	link?: unknown;
	source?: unknown;
	contentSnippet?: unknown;
	summary?: unknown;
	authors?: unknown;
};

/** Articles and papers that this browser has kept (specification §7, cache keys); nothing is fetched for them. */
export function keptDocuments(): SearchDocument[] {
	return [
		...readKept("blog-feeds").flatMap((article) =>
			asDocument(article, {
				group: "News",
				icon: "newspaper",
				page: text(article.source),
				description: text(article.contentSnippet),
			}),
		),
		...readKept("arxiv-papers").flatMap((paper) =>
			asDocument(paper, {
				group: "Papers",
				icon: "file-text",
				page: Array.isArray(paper.authors) ? text(paper.authors[0]) : "",
				description: text(paper.summary).slice(0, 160),
			}),
		),
	];
}

function asDocument(
	{ title, link }: Kept,
	{ page, ...rest }: Omit<SearchDocument, "title" | "link">,
): SearchDocument[] {
	if (!text(title) || !/^https?:/.test(text(link))) return [];
	return [
		{
			title: text(title),
			link: text(link),
			...(page ? { page } : {}),
			...rest,
		},
	];
}

/** The entries under a cache key, which stand in a list or in a record's `data`. */
function readKept(key: string): Kept[] {
	try {
		const kept = JSON.parse(localStorage.getItem(key) ?? "null");
		const list: unknown = Array.isArray(kept) ? kept : kept?.data;
		if (!Array.isArray(list)) return [];
		return list.filter((entry) => typeof entry === "object" && entry);
	} catch {
		// Storage may be forbidden, or hold what another version wrote.
		return [];
	}
}

function text(value: unknown): string {
	return typeof value === "string" ? value : "";
}
