import type { IncomingHttpHeaders } from "node:http";

/** What the headers of a response say about caching it. */
export type CacheHeaders = {
	/** From Cache-Control or Expires, in milliseconds from now; 0 if neither says so. */
	maxAgeMs: number;
	/** False for `Expires: 0`: a server that forbids caching sends validators only by accident. */
	trustsValidators: boolean;
};

/**
 * Reads Cache-Control's max-age minus the response's Age, or else Expires by the server's own
 * clock.
 */
export function readCacheHeaders(
	headers: IncomingHttpHeaders,
	nowMs: number,
): CacheHeaders {
	const cacheControl = headers["cache-control"] ?? "";
	const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/i.exec(
		cacheControl,
	)?.[1];
	if (maxAge !== undefined) {
		const age = /^\s*(\d{1,10})/.exec(String(headers.age ?? ""))?.[1] ?? 0;
		const remainingMs = (Number(maxAge) - Number(age)) * 1000;
		return { maxAgeMs: Math.max(0, remainingMs), trustsValidators: true };
	}
	const { expires } = headers;
	if (expires === undefined) return { maxAgeMs: 0, trustsValidators: true };
	// Date.parse reads a bare number as a year: "0" would be the year 2000.
	const expiresAt = /[a-z]/i.test(expires) ? Date.parse(expires) : Number.NaN;
	const sentAt = Date.parse(headers.date ?? "");
	const remainingMs = expiresAt - (Number.isNaN(sentAt) ? nowMs : sentAt);
	return {
		maxAgeMs: Math.max(0, remainingMs || 0),
		trustsValidators: !/^\s*-?[01]\s*$/.test(expires),
	};
}
