import { apiPaths } from "#content/routes.ts";

/** The relay query's name for all sources together, as RSS. */
export const mergedRssName = "news.rss";

/** Returns the address of one category's articles as RSS. */
export function topicFeedHref(category: string): string {
	return `${apiPaths.feeds}?feed=${mergedRssName}&category=${encodeURIComponent(category)}`;
}

/** Our own feeds of the merged list, for the page's autodiscovery links and for feed readers. */
export const mergedFeeds = [
	{ type: "application/feed+json", href: apiPaths.feeds },
	{
		type: "application/rss+xml",
		href: `${apiPaths.feeds}?feed=${mergedRssName}`,
	},
] as const;
