import type { Article } from "#content/feeds/article.ts";
import { endTag } from "#content/feeds/fields/html-to-text.ts";
import { shorten } from "#content/feeds/fields/snippet.ts";
import { feedLimits } from "#content/feeds/limits.ts";
import { sampleMark } from "#content/feeds/map-feed.ts";
import type { FeedSource } from "#content/feeds/sources.ts";
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
 * @param publishers of a feed that merges several: each item then has only the extract that our
 * pages show, and names its publisher
 */
export function writeRss(
	channel: FeedChannel,
	articles: Article[],
	publishers?: FeedSource[],
): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
		"<channel>",
		tag("title", channel.title),
		tag("link", channel.link),
		tag("description", channel.description),
		`<atom:link rel="self" type="application/rss+xml" href="${plainXml(channel.self)}"/>`,
		...articles.map((article) => writeItem(article, publishers)),
		"</channel>",
		"</rss>",
		"",
	].join("\n");
}

function writeItem(article: Article, publishers?: FeedSource[]): string {
	const { pubDate, content, contentSnippet } = article;
	const text = publishers
		? contentSnippet
		: shorten(content, feedLimits.maxExcerpt);
	return [
		"<item>",
		tag("title", html(article.title)),
		tag("link", article.link),
		tag("guid", article.link),
		tag("description", html(text)),
		tag("pubDate", pubDate && new Date(pubDate).toUTCString()),
		tag("dc:creator", html(article.creator)),
		...article.categories.map((category) => tag("category", html(category))),
		publishers ? publisherTag(article.source, publishers) : "",
		"</item>",
	].join("");
}

function publisherTag(source: string, publishers: FeedSource[]): string {
	const publisher = publishers.find(
		({ name }) => source === name || source === name + sampleMark,
	);
	return publisher
		? `<source url="${plainXml(publisher.url)}">${plainXml(source)}</source>`
		: "";
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
