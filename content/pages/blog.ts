import type { FeedPageContent } from "#content/schema/page.ts";

export default {
	meta: {
		title: "Latest insights and news",
		description:
			"Cloud, security, open source and AI news from publishers that our engineers follow, gathered on one page, newest first, with search and topics.",
	},
	heading: "Latest Insights & News",
	intro:
		"What our engineers read: articles on containers, cloud security, open source and AI from publishers we follow. Each card links to the original, and the views in it are its author's.",
	searchLabel: "Search title, summary or author",
	loading: "Loading the latest articles",
	error: {
		heading: "Error loading blog posts",
		text: "Please try again later",
	},
	empty: {
		heading: "No posts found",
		text: "Try adjusting your search or filter criteria",
	},
} satisfies FeedPageContent;
