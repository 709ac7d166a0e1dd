import type { FeedPageContent } from "#content/schema/page.ts";

export default {
	meta: {
		title: "AI research papers",
		description:
			"Recently updated artificial intelligence preprints from arXiv, with summaries, authors and categories, searchable and linked to the full paper.",
	},
	heading: "Research & Innovation",
	intro:
		"Artificial intelligence papers from arXiv, the open preprint archive, in order of their last update. A preprint may not have been reviewed by other researchers yet, so read its methods before you rely on its result.",
	searchLabel: "Search title, summary or author",
	loading: "Loading research papers",
	error: {
		heading: "Error loading research papers",
		text: "Please try again later",
	},
	empty: {
		heading: "No papers found",
		text: "Try adjusting your search or filter criteria",
	},
} satisfies FeedPageContent;
