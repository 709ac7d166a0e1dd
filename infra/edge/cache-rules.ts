/**
 * Cache-Control by kind of file. Browsers revalidate a page on each visit, while the CDN may cache it for an
 * hour: each deployment invalidates it, and if an invalidation fails, the old page lives for an hour at most.
 * While S3 fails, the CDN serves the page it has cached for up to a day instead of an error.
 */
export const cacheRules = {
	assets: "public, max-age=31536000, immutable",
	pages: "public, max-age=0, s-maxage=3600, stale-if-error=86400",
	files: "public, max-age=3600",
} as const;

/** Returns the Cache-Control of a site path or file path, which starts with a slash. */
export function cacheControlFor(path: string): string {
	if (/^(\/br)?\/assets\//.test(path)) return cacheRules.assets;
	const name = path.slice(path.lastIndexOf("/") + 1);
	const isPage = !name.includes(".") || name.endsWith(".html");
	return isPage ? cacheRules.pages : cacheRules.files;
}
