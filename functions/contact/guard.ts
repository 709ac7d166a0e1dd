import { minFillMs } from "#content/contact/limits.ts";
import { type HttpEvent, header } from "#functions/shared/http.ts";
import type { Signals } from "./parse.ts";

/**
 * Whether the request was made by a page of ours, or by no page at all. Browsers tell
 * by Sec-Fetch-Site; older ones by Origin only.
 */
export function isSameSite(event: HttpEvent, origins: string[]): boolean {
	const site = header(event, "sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header(event, "origin");
	return origin === undefined || origins.includes(origin);
}

/** Whether the form was filled in as only a robot does. */
export function isRobot(
	{ decoy, startedAt, submittedAt }: Signals,
	now: number,
): boolean {
	if (decoy !== "") return true;
	if (startedAt === null) return false;
	const filledInMs = (submittedAt ?? now) - startedAt;
	// Below zero the visitor's clock is ahead of ours, which tells nothing.
	return filledInMs >= 0 && filledInMs < minFillMs;
}
