import { minFillMs } from "#content/contact/limits.ts";
import { type HttpEvent, header } from "#functions/shared/http.ts";
import type { Suspicion } from "./message.ts";
import type { Signals } from "./parse.ts";

/**
 * Returns whether the request was made by a page of this site, or not by a page at all. Browsers
 * say so in Sec-Fetch-Site; older ones only in Origin.
 */
export function isSameSite(event: HttpEvent, origins: string[]): boolean {
	const fetchSite = header(event, "sec-fetch-site");
	if (fetchSite) return fetchSite === "same-origin" || fetchSite === "none";
	const origin = header(event, "origin");
	return origin === undefined || isOwnOrigin(event, origin, origins);
}

/**
 * Returns whether an origin is the site's.
 * @param origins the site's own origins. Without a custom domain the site has a generated CloudFront
 * name that is not known here; the edge function passes on the requested host instead
 */
export function isOwnOrigin(
	event: HttpEvent,
	origin: string,
	origins: string[],
): boolean {
	if (origins.includes(origin)) return true;
	const host = header(event, "x-viewer-host");
	return host !== undefined && origin === `https://${host}`;
}

/** Returns which sign of a bot the request shows, or null if a person may have sent it. */
export function suspicionOf(
	{ honeypot, startedAt, submittedAt }: Signals,
	now: number,
): Suspicion | null {
	if (honeypot !== "") return "honeypot";
	if (startedAt === null) return null;
	const filledInMs = (submittedAt ?? now) - startedAt;
	// A negative value means that the visitor's clock is ahead of ours, so it says nothing.
	return filledInMs >= 0 && filledInMs < minFillMs ? "quick" : null;
}
