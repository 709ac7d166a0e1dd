import { createHash } from "node:crypto";
import { followed } from "#content/copy/interface/feed-list.yaml";
import type { Article } from "#content/feeds/article.ts";
import { sampleMark } from "#content/feeds/map-feed.ts";
import { mergeArticles } from "#content/feeds/output/merge-articles.ts";
import {
	mergedRssName,
	topicFeedHref,
} from "#content/feeds/output/merged-feeds.ts";
import { writeJsonFeed } from "#content/feeds/output/write-json-feed.ts";
import { writePapers } from "#content/feeds/output/write-papers.ts";
import { type FeedChannel, writeRss } from "#content/feeds/output/write-rss.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths, routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { sourceName } from "./allowed-urls.ts";
import { writeFitting } from "./fit-response.ts";
import type { FeedCopy } from "./record.ts";

/** A response body ready to be sent. */
export type Rendering = { body: string; contentType: string; etag: string };

const feedsUrl = site.origin + apiPaths.feeds;
const rendered = new WeakMap<FeedCopy, Rendering>();

/** Renders one source as RSS 2.0, or the papers as Atom, once per copy. */
export function renderCopy(url: string, copy: FeedCopy): Rendering {
	const known = rendered.get(copy);
	if (known) return known;
	const rendering = writeCopy(url, copy);
	rendered.set(copy, rendering);
	return rendering;
}

/** CloudFront does not compress application/atom+xml and application/feed+json, so generic types are sent instead. */
const contentTypes = {
	atom: "application/xml",
	jsonFeed: "application/json",
	rss: "application/rss+xml",
};

function writeCopy(url: string, { items, isSample, fetchedAt }: FeedCopy) {
	const title = sourceName(url) + (isSample ? sampleMark : "");
	const self = `${feedsUrl}?feed=${encodeURIComponent(url)}`;
	if (items.kind === "papers") {
		// Not when it was fetched, if there are papers: an unchanged list keeps its entity tag.
		const newest = items.list
			.map((paper) => paper.updated)
			.toSorted()
			.at(-1);
		const updated = newest || new Date(fetchedAt).toISOString();
		const feed = { id: self, title, updated };
		const text = writeFitting(items.list, (list) => writePapers(list, feed));
		return toRendering(text, contentTypes.atom);
	}
	const channel: FeedChannel = {
		title,
		link: site.origin + routes.blog,
		description: `${title}, as relayed by ${site.name}`,
		self,
	};
	return renderArticles(writeRss, channel, items.list, contentTypes.rss);
}

/** Selects a merged feed: a category is available as RSS only. */
export type MergedFeed = {
	format: "json" | "rss";
	category?: string | undefined;
};

/** How many merged feeds are cached: the two with all news, and the most recently requested categories. */
const maxMerged = 16;

/** Creates a function that renders all sources as one feed, newest first, and again only when a copy changes. */
export function createMerger() {
	let latest: FeedCopy[] = [];
	/** Renderings of those copies by what was requested, the latest last. */
	const renderings = new Map<string, Rendering>();

	return (copies: FeedCopy[], feed: MergedFeed, nowMs: number): Rendering => {
		const isSame =
			latest.length === copies.length &&
			latest.every((copy, index) => copy === copies[index]);
		if (!isSame) renderings.clear();
		latest = copies;
		const key = `${feed.format} ${feed.category ?? ""}`;
		const rendering = renderings.get(key) ?? writeMerged(copies, feed, nowMs);
		renderings.delete(key);
		renderings.set(key, rendering);
		const [oldest] = renderings.keys();
		if (renderings.size > maxMerged && oldest) renderings.delete(oldest);
		return rendering;
	};
}

function writeMerged(
	copies: FeedCopy[],
	{ format, category }: MergedFeed,
	nowMs: number,
): Rendering {
	const lists = copies.map(({ items }) =>
		items.kind === "articles" ? items.list : [],
	);
	const articles = mergeArticles(lists, nowMs);
	if (category !== undefined) return writeCategory(articles, category);
	const channel: FeedChannel = {
		title: followed.news,
		link: site.origin + routes.blog,
		description: followed.description,
		self: format === "rss" ? `${feedsUrl}?feed=${mergedRssName}` : feedsUrl,
	};
	return format === "rss"
		? renderArticles(writeMergedRss, channel, articles, contentTypes.rss)
		: renderArticles(writeJsonFeed, channel, articles, contentTypes.jsonFeed);
}

/**
 * Renders the articles of one category. A category without articles at present gives an empty feed
 * rather than an error: tomorrow's articles may have it again, and feed readers should not drop it.
 */
function writeCategory(articles: Article[], category: string): Rendering {
	const query = `category=${encodeURIComponent(category)}`;
	const channel: FeedChannel = {
		title: `${followed.news}: ${category}`,
		link: `${site.origin}${routes.blog}?${query}`,
		description: followed.description,
		self: site.origin + topicFeedHref(category),
	};
	const list = articles.filter(({ categories }) =>
		categories.includes(category),
	);
	return renderArticles(writeMergedRss, channel, list, contentTypes.rss);
}

function writeMergedRss(channel: FeedChannel, articles: Article[]): string {
	return writeRss(channel, articles, feedSources);
}

function renderArticles(
	write: (channel: FeedChannel, articles: Article[]) => string,
	channel: FeedChannel,
	list: Article[],
	type: string,
): Rendering {
	const text = writeFitting(list, (fitting) => write(channel, fitting));
	return toRendering(text, type);
}

function toRendering(body: string, type: string): Rendering {
	const digest = createHash("sha256").update(body).digest("base64url");
	return {
		body,
		contentType: `${type}; charset=utf-8`,
		etag: `"${digest.slice(0, 22)}"`,
	};
}
