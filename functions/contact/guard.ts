import { minFillMs } from "#content/contact/limits.ts";
import { type HttpEvent, header } from "#functions/shared/http.ts";
import type { Suspicion } from "./message.ts";
import type { Signals } from "./parse.ts";

/**
 * Whether the request was made by a page of this site, or by no page at all. Browsers tell
 * by Sec-Fetch-Site; older ones by Origin only.
 * @param origins the site's own. Without a domain the site has a generated CloudFront name,
 * unknown here; the edge function passes on the host that was asked for
 */
export function isSameSite(event: HttpEvent, origins: string[]): boolean {
	const site = header(event, "sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header(event, "origin");
	if (origin === undefined || origins.includes(origin)) return true;
	const host = header(event, "x-viewer-host");
	return host !== undefined && origin === `https://${host}`;
}

/** Which sign of a bot the request shows; null where a person may have sent it. */
export function suspicionOf(
	{ honeypot, startedAt, submittedAt }: Signals,
	now: number,
): Suspicion | null {
	if (honeypot !== "") return "honeypot";
	if (startedAt === null) return null;
	const filledInMs = (submittedAt ?? now) - startedAt;
	// Below zero the visitor's clock is ahead of ours: the difference means nothing.
	return filledInMs >= 0 && filledInMs < minFillMs ? "quick" : null;
}
