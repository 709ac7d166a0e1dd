import { escapeHtml } from "#content/escape-html.ts";
import { mergedFeeds } from "#content/feeds/output/merged-feeds.ts";
import { opmlPath } from "#content/routes.ts";
import { loadOne } from "./copy/read-folder.ts";

const { news } = loadOne("feedList").followed;
const feeds = mergedFeeds.map(
	({ type, href }) =>
		`<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(news)}">`,
);

/**
 * Links in the head of every page: icons, and the news for feed readers, as feeds and as a list of
 * the sources. Not in Document.tsx, from which every visitor would load them again with the scripts.
 */
export const headLinks = [
	'<link rel="icon" href="/favicon.ico" sizes="32x32">',
	'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
	'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
	'<link rel="manifest" href="/site.webmanifest">',
	...feeds,
	`<link rel="outline" type="text/x-opml" href="${opmlPath}">`,
].join("");
