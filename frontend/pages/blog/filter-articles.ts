import type { Article } from "#content/feeds/article.ts";
import { searchableText } from "#frontend/features/feed-list/searchable-text.ts";

export const allCategories = "All";

/**
 * Articles that match the text and the category (specification §5, "Blog filter"): the
 * text, whatever its case, stands in title, snippet or creator.
 */
export function filterArticles(
	articles: Article[],
	text: string,
	category: string,
): Article[] {
	const wanted = text.trim().toLowerCase();
	return articles.filter(
		(article) =>
			(category === allCategories || article.categories.includes(category)) &&
			searchableText(article, [
				article.title,
				article.contentSnippet,
				article.creator,
			]).includes(wanted),
	);
}
