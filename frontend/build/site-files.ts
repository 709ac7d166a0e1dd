import { writeOpml } from "#content/feeds/output/write-opml.ts";
import { feedSources } from "#content/feeds/sources.ts";
import { apiPaths } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { loadOne } from "./copy/read-folder.ts";
import { lightColour } from "./token-colours.ts";

/**
 * Returns the sitemap of the given paths (sitemaps.org protocol 0.9).
 * @param days the day on which a page last changed, by its path; pages without one get no lastmod
 */
export function sitemap(paths: string[], days: Map<string, string>): string {
	const urls = paths.map((path) => {
		const day = days.get(path);
		const lastModified = day ? `<lastmod>${day}</lastmod>` : "";
		return `<url><loc>${site.origin}${path}</loc>${lastModified}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>\n`;
}

/** Allows crawling everything except the APIs; of those, the news feeds are meant to be read. */
export function robotsTxt(): string {
	return `User-agent: *\nAllow: ${apiPaths.feeds}\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

/** Returns the news sources as OPML, for people who prefer their own feed reader. */
export function newsOpml(): string {
	return writeOpml(loadOne("feedList").followed.sources, feedSources);
}

/** Returns what a phone needs to add the site to its home screen. */
export function webManifest(): string {
	return JSON.stringify({
		name: site.name,
		short_name: site.name,
		description: siteDescription,
		start_url: "/",
		display: "browser",
		background_color: lightColour("paper"),
		theme_color: lightColour("paper"),
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{
				src: "/icon-maskable.png",
				sizes: "512x512",
				type: "image/png",
				purpose: "maskable",
			},
		],
	});
}
