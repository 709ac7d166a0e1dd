import type { Paper } from "#content/feeds/paper.ts";
import { searchableText } from "#frontend/features/feed-list/searchable-text.ts";

export const allCategories = "All";

/**
 * Papers that match the text and the category (specification §5, "Research filter"): the
 * text, whatever its case, stands in title, summary or an author's name.
 */
export function filterPapers(
	papers: Paper[],
	text: string,
	category: string,
): Paper[] {
	const wanted = text.trim().toLowerCase();
	return papers.filter(
		(paper) =>
			(category === allCategories || paper.categories.includes(category)) &&
			searchableText(paper, [
				paper.title,
				paper.summary,
				...paper.authors,
			]).includes(wanted),
	);
}
