import * as listWords from "#content/copy/interface/feed-list.yaml";
import { isCategory } from "#content/feeds/fields/is-category.ts";
import {
	mergedFeeds,
	topicFeedHref,
} from "#content/feeds/output/merged-feeds.ts";
import { fill } from "#content/fill.ts";
import { opmlPath } from "#content/routes.ts";
import { site } from "#content/site.ts";
import type { FollowLink } from "#frontend/features/feed-list/FeedStatus.tsx";
import { allCategories } from "#frontend/features/feed-list/filter-items.ts";

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

/** Returns the links to the feeds of all news, preceded by that of the selected category, if there can be one. */
export function followLinks(category: string): FollowLink[] {
	if (category === allCategories || !isCategory(category)) return followAll;
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
