import { memo } from "react";
import blog from "#content/copy/pages/blog.yaml";
import type { Article } from "#content/feeds/article.ts";
import { displayTitle } from "#content/feeds/fields/display-title.ts";
import { routes } from "#content/routes.ts";
import { FeedCard } from "#frontend/features/feed-list/FeedCard.tsx";
import { FeedList } from "#frontend/features/feed-list/FeedList.tsx";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import { createFilter } from "#frontend/features/feed-list/filter-items.ts";
import { formatShortDate } from "#frontend/features/feed-list/format-date.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import type { FeedSettings } from "#frontend/features/feed-list/use-feed-list.ts";
import { withTimeout } from "#frontend/features/feed-list/with-timeout.ts";
import { followLinks } from "./follow-links.ts";

export const settings: FeedSettings<Article> = {
	key: articlesKey,
	path: routes.blog,
	// Parsing feeds takes more code than showing them, so that code loads after hydration.
	fetchItems: async () => {
		const feeds = await withTimeout(
			import("#frontend/features/feed-list/fetch-articles.ts"),
		);
		return feeds.fetchArticles();
	},
	parseItem: parseArticle,
	keyOf: ({ link }) => link,
	categoryLabel: (category) => category,
	filterItems: createFilter(({ title, contentSnippet, creator }) => [
		title,
		contentSnippet,
		creator,
	]),
};

/** Renders the articles with search and category chips. A default export, as React.lazy requires. */
export default function BlogList() {
	return (
		<FeedList
			settings={settings}
			words={blog}
			follow={followLinks}
			Card={ArticleCard}
		/>
	);
}

const ArticleCard = memo(({ item }: { item: Article }) => {
	const { source, categories, contentSnippet, creator, pubDate, link } = item;
	return (
		<FeedCard
			kicker={[source, categories[0] ?? ""]}
			title={displayTitle(item)}
			isShort
			text={contentSnippet}
			name={creator}
			date={pubDate}
			formatDate={formatShortDate}
			action={blog.readLabel}
			href={link}
		/>
	);
});
