import type { Article } from "#content/feeds/article.ts";
import type { FeedChannel } from "./write-rss.ts";

/**
 * Writes the articles of all sources as JSON Feed 1.1, each with the extract that our pages show.
 * The first author is the publisher, whom feed readers show; our own reader takes it from `_source`.
 */
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
			content_text: article.contentSnippet,
			summary: article.contentSnippet,
			...(article.pubDate && { date_published: article.pubDate }),
			authors: [article.source, article.creator]
				.filter(Boolean)
				.map((name) => ({ name })),
			...(article.categories.length > 0 && { tags: article.categories }),
			_source: { name: article.source },
		})),
	});
}
