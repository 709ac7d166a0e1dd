import type { Article } from "#content/feeds/article.ts";
import { shorten } from "#content/feeds/fields/snippet.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import type { FeedChannel } from "./write-rss.ts";

/** Writes the articles as JSON Feed 1.1; `_source` names the feed that each came from. */
export function writeJsonFeed(
	channel: FeedChannel,
	articles: Article[],
): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title: channel.title,
		home_page_url: channel.link,
		feed_url: channel.self,
		description: channel.description,
		items: articles.map((article) => ({
			id: article.link,
			url: article.link,
			title: article.title,
			content_text: shorten(article.content, feedLimits.maxExcerpt),
			summary: article.contentSnippet,
			...(article.pubDate && { date_published: article.pubDate }),
			...(article.creator && { authors: [{ name: article.creator }] }),
			...(article.categories.length > 0 && { tags: article.categories }),
			_source: { name: article.source },
		})),
	});
}
