/**
 * Content type by file extension. The local gateway sends these, and the publication stores the files with
 * them.
 */
export const contentTypes: Readonly<Record<string, string>> = {
	// Keys for encrypted mail, as site.securityKey.
	".asc": "application/pgp-keys",
	".atom": "application/atom+xml; charset=utf-8",
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".opml": "text/x-opml; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};
