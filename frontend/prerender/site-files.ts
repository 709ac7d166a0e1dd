import { site } from "#content/site.ts";

/** The sitemap of the given paths (sitemaps.org protocol 0.9). */
export function sitemap(paths: string[], lastModified: string): string {
	const urls = paths.map(
		(path) =>
			`<url><loc>${site.origin}${path}</loc><lastmod>${lastModified}</lastmod></url>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>\n`;
}

/** Everything may be read but the APIs. */
export function robots(): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

/** What a phone needs to keep the site on its home screen. */
export function webManifest(): string {
	return JSON.stringify({
		name: site.name,
		short_name: site.name,
		description: site.description,
		start_url: "/",
		display: "browser",
		background_color: "#fafaf6",
		theme_color: "#fafaf6",
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
