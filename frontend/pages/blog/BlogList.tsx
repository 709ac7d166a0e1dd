import { memo } from "react";
import * as listWords from "#content/copy/interface/feed-list.yaml";
import blog from "#content/copy/pages/blog.yaml";
import type { Article } from "#content/feeds/article.ts";
import { displayTitle } from "#content/feeds/fields/display-title.ts";
import {
	mergedFeeds,
	topicFeedHref,
} from "#content/feeds/output/merged-feeds.ts";
import { fill } from "#content/fill.ts";
import { opmlPath, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { FeedCard } from "#frontend/features/feed-list/FeedCard.tsx";
import { FeedList } from "#frontend/features/feed-list/FeedList.tsx";
import type { FollowLink } from "#frontend/features/feed-list/FeedStatus.tsx";
import { articlesKey } from "#frontend/features/feed-list/feed-keys.ts";
import {
	allCategories,
	createFilter,
} from "#frontend/features/feed-list/filter-items.ts";
import { formatShortDate } from "#frontend/features/feed-list/format-date.ts";
import { parseArticle } from "#frontend/features/feed-list/parse-items.ts";
import type { FeedSettings } from "#frontend/features/feed-list/use-feed-list.ts";

export const settings: FeedSettings<Article> = {
	key: articlesKey,
	path: routes.blog,
	// Parsing feeds takes more code than showing them, so that code loads after hydration.
	fetchItems: async () => {
		const feeds = await import(
			"#frontend/features/feed-list/fetch-articles.ts"
		);
		return feeds.fetchArticles();
	},
	parseItem: parseArticle,
	// The full texts would fill the browser's storage, and no screen shows them.
	toCached: (article) => ({ ...article, content: "" }),
	keyOf: ({ link }) => link,
	categoryLabel: (category) => category,
	filterItems: createFilter(({ title, contentSnippet, creator }) => [
		title,
		contentSnippet,
		creator,
	]),
};

const readerFormats: Record<string, string> = {
	"application/rss+xml": "RSS",
	"application/feed+json": "JSON Feed",
};

const followAll = [
	...mergedFeeds
		.map(({ type, href }) => ({ label: readerFormats[type] ?? "", href, type }))
		.reverse(),
	{ label: "OPML", href: opmlPath, type: "text/x-opml" },
];

/** Returns the links to the feeds of all news, preceded by that of the selected category. */
function follow(category: string): FollowLink[] {
	if (category === allCategories) return followAll;
	return [
		{
			label: fill(listWords.topicFeed, { topic: category }),
			href: topicFeedHref(category),
			type: "application/rss+xml",
			title: `${site.name}: ${category}`,
		},
		...followAll,
	];
}

/** Renders the articles with search and category chips. A default export, as React.lazy requires. */
export default function BlogList() {
	return (
		<FeedList
			settings={settings}
			words={blog}
			follow={follow}
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
