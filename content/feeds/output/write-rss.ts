import type { Article } from "#content/feeds/article.ts";
import { endTag } from "#content/feeds/fields/html-to-text.ts";
import { shorten } from "#content/feeds/fields/snippet.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { plainXml } from "#content/feeds/xml/clean-text.ts";

/** The fields of the feed itself. */
export type FeedChannel = {
	title: string;
	/** Address of the page that the feed belongs to. */
	link: string;
	description: string;
	/** Address of the feed itself. */
	self: string;
};

/**
 * Writes a small RSS 2.0 feed of plain text in UTF-8. `parseFeed` reads the same articles from it,
 * except for texts longer than `feedLimits.maxExcerpt`.
 */
export function writeRss(channel: FeedChannel, articles: Article[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
		"<channel>",
		tag("title", channel.title),
		tag("link", channel.link),
		tag("description", channel.description),
		`<atom:link rel="self" type="application/rss+xml" href="${plainXml(channel.self)}"/>`,
		...articles.map(writeItem),
		"</channel>",
		"</rss>",
		"",
	].join("\n");
}

function writeItem(article: Article): string {
	const { pubDate } = article;
	return [
		"<item>",
		tag("title", html(article.title)),
		tag("link", article.link),
		tag("guid", article.link),
		tag("description", html(shorten(article.content, feedLimits.maxExcerpt))),
		tag("pubDate", pubDate && new Date(pubDate).toUTCString()),
		tag("dc:creator", html(article.creator)),
		...article.categories.map((category) => tag("category", html(category))),
		"</item>",
	].join("");
}

/**
 * Escapes text as HTML, which is how RSS readers interpret it. Text that mentions end tags is
 * wrapped in a tag: otherwise readers, including ours, would take it for HTML that was escaped
 * once too often.
 */
function html(text: string): string {
	const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return endTag.test(text) ? `<p>${escaped}</p>` : escaped;
}

function tag(name: string, text: string): string {
	return text ? `<${name}>${plainXml(text)}</${name}>` : "";
}
