import { escapeHtml } from "#content/escape-html.ts";
import { mergedFeeds } from "#content/feeds/output/merged-feeds.ts";
import { advisoriesFeedPath, opmlPath } from "#content/routes.ts";
import { site } from "#content/site.ts";

const advisories = {
	name: "security advisories",
	type: "application/atom+xml",
	href: advisoriesFeedPath,
};
const feeds = [
	...mergedFeeds.map((feed) => ({ ...feed, name: "news" })),
	advisories,
].map(
	({ name, type, href }) =>
		`<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(site.name)}: ${name}">`,
);

/**
 * Links in the head of every page: icons, and for feed readers the news, as feeds and as a list of
 * the sources, and the advisories. Not in Document.tsx, from which every visitor would load them again with the scripts.
 */
export const headLinks = [
	'<link rel="icon" href="/favicon.ico" sizes="32x32">',
	'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
	'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
	'<link rel="manifest" href="/site.webmanifest">',
	...feeds,
	`<link rel="outline" type="text/x-opml" href="${opmlPath}">`,
].join("");
