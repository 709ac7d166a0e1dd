import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

// CloudFront's own rules: these kinds, from 1,000 bytes up.
const compressible =
	/^(text\/|application\/(json|feed\+json|xml|rss\+xml|manifest\+json)|image\/svg)/;
const smallest = 1_000;
const mostKept = 500;
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
	if (kept.size >= mostKept) kept.clear();
	kept.set(key, compressed);
	return compressed;
}
