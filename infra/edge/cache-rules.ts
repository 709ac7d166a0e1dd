/**
 * Browsers revalidate on each visit, while the CDN may cache for an hour: each deployment invalidates it, and if
 * an invalidation fails, the old page lives for an hour at most. While S3 fails, the CDN serves what it has
 * cached for up to a day instead of an error.
 */
const revalidated = "public, max-age=0, s-maxage=3600, stale-if-error=86400";

/**
 * Cache-Control by kind of file. The JSON with a page's words has the same name in every deployment: if a browser
 * kept it for longer than the page, a new page would be hydrated with the words of an older one. Over a slow line
 * (150 ms round trip) a second visit hydrates some 100 ms later for it (two pages, three visits each).
 */
export const cacheRules = {
	assets: "public, max-age=31536000, immutable",
	data: revalidated,
	pages: revalidated,
	files: "public, max-age=3600",
} as const;

/** Returns the Cache-Control of a site path or file path, which starts with a slash. */
export function cacheControlFor(path: string): string {
	if (/^(\/br)?\/assets\//.test(path)) return cacheRules.assets;
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (name.endsWith(".json")) return cacheRules.data;
	const isPage = !name.includes(".") || name.endsWith(".html");
	return isPage ? cacheRules.pages : cacheRules.files;
}
