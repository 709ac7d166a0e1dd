import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

// The content types of our files that CloudFront compresses, from 1,000 bytes. It does not
// compress application/manifest+json and text/x-opml.
const compressible =
	/^(text\/(css|html|javascript|plain|xml)|application\/(javascript|json|rss\+xml|xml)|image\/svg\+xml)(;|$)/;
const minBytes = 1_000;
const maxCached = 500;
const cache = new Map<string, Buffer>();

/** Returns the encoding that CloudFront would choose for a body. */
export function chooseEncoding(
	accepted: string | undefined,
	type: string,
	bytes: number,
): Encoding {
	if (!accepted || bytes < minBytes || !compressible.test(type)) return null;
	if (/\bbr\b/.test(accepted)) return "br";
	return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** Compresses a body; the results are cached by `etag`. */
export function compress(
	body: Buffer,
	encoding: "br" | "gzip",
	etag: string,
): Buffer {
	const key = `${encoding} ${etag}`;
	const cached = cache.get(key);
	if (cached) return cached;
	const compressed =
		encoding === "br"
			? brotliCompressSync(body, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
				})
			: gzipSync(body);
	if (cache.size >= maxCached) cache.clear();
	cache.set(key, compressed);
	return compressed;
}
