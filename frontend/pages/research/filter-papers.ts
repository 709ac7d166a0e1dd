import type { Paper } from "#content/research/paper.ts";

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
		({ categories, title, summary, authors }) =>
			(category === allCategories || categories.includes(category)) &&
			[title, summary, ...authors].some((field) =>
				field.toLowerCase().includes(wanted),
			),
	);
}
