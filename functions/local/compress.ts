import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

// CloudFront's own rules: these kinds of what we have, from 1,000 bytes up. Its list is of names, so
// kinds that look alike stay as they are: application/manifest+json, text/x-opml.
const compressible =
	/^(text\/(css|html|javascript|plain|xml)|application\/(javascript|json|rss\+xml|xml)|image\/svg\+xml)(;|$)/;
const smallest = 1_000;
const mostCached = 500;
const kept = new Map<string, Buffer>();

/** The encoding that CloudFront would choose for a body. */
export function chooseEncoding(
	accepted: string | undefined,
	type: string,
	bytes: number,
): Encoding {
	if (!accepted || bytes < smallest || !compressible.test(type)) return null;
	if (/\bbr\b/.test(accepted)) return "br";
	return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** Compresses a body; the results are kept by `etag`. */
export function compress(
	body: Buffer,
	encoding: "br" | "gzip",
	etag: string,
): Buffer {
	const key = `${encoding} ${etag}`;
	const known = kept.get(key);
	if (known) return known;
	const compressed =
		encoding === "br"
			? brotliCompressSync(body, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
				})
			: gzipSync(body);
	if (kept.size >= mostCached) kept.clear();
	kept.set(key, compressed);
	return compressed;
}
