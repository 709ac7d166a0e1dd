import { apiPaths } from "#content/routes.ts";

/** Stands for all sources together in the relay's query, as RSS. */
export const mergedRssName = "news.rss";

/** The articles of one category alone, as RSS. */
export function topicFeedHref(category: string): string {
	return `${apiPaths.feeds}?feed=${mergedRssName}&category=${encodeURIComponent(category)}`;
}

/** Our own feeds of the merged list, for the page's autodiscovery links and for readers. */
export const mergedFeeds = [
	{ type: "application/feed+json", href: apiPaths.feeds },
	{
		type: "application/rss+xml",
		href: `${apiPaths.feeds}?feed=${mergedRssName}`,
	},
] as const;
