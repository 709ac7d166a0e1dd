import { signalHeaders } from "#content/contact/signals.ts";

/**
 * The headers that reach the functions; cookies do not.
 * CloudFront allows at most ten. This is a list because "all but Host" leaves out the headers that CloudFront
 * itself adds, and without CloudFront-Viewer-Address the rate limit would see a single visitor only.
 */
export const forwardedHeaders: readonly string[] = [
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"Origin",
	"Referer",
	"Sec-Fetch-Site",
	...Object.values(signalHeaders),
	// Added by the edge function if the stage has no domain (api-request.js). A form on another site cannot
	// set it.
	"X-Viewer-Host",
];

/** The query parameters that reach the functions, each combination cached separately. */
export const forwardedParameters: readonly string[] = ["feed", "category"];
