import { extname } from "node:path";

const types: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** Content type of a file by its name. */
export function contentTypeOf(file: string): string {
	return types[extname(file).toLowerCase()] ?? "application/octet-stream";
}
