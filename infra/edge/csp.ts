import { preprintUrl } from "#content/feeds/preprints.ts";
import { site } from "#content/site.ts";
import {
	type InlineHashes,
	inlineHashes,
	mergeHashes,
} from "./inline-hashes.ts";

/** CloudFront rejects a longer header value in a response headers policy. */
export const maxPolicyLength = 1_783;

/**
 * Returns the Content-Security-Policy of a built site: everything from our own origin, plus the hash of each
 * inline script and style in the HTML of `siteFolder`. `upgrade-insecure-requests` is left out on purpose:
 * WebKit upgrades http://localhost too (bugs.webkit.org 250776), and HSTS does the same for the live site.
 * @param previous hashes of the pages that are live now. A deployment changes this policy before it changes the
 *   pages, so both must work until the last page is published; they are left out if they would make the policy
 *   too long for CloudFront.
 */
export function contentSecurityPolicy(
	siteFolder: string,
	previous?: InlineHashes,
): string {
	const current = inlineHashes(siteFolder);
	if (previous) {
		const policy = policyOf(mergeHashes(current, previous));
		if (policy.length <= maxPolicyLength) return policy;
	}
	const policy = policyOf(current);
	if (policy.length > maxPolicyLength) {
		throw new Error(
			`The Content-Security-Policy is ${policy.length} characters long, but CloudFront accepts at most ${maxPolicyLength}: move inline scripts and styles of ${siteFolder} into files`,
		);
	}
	return policy;
}

function policyOf({ scripts, styles }: InlineHashes): string {
	return [
		"default-src 'none'",
		directive("script-src", ["'self'", ...scripts]),
		directive("style-src", ["'self'", ...styles]),
		"img-src 'self' data:",
		"font-src 'self'",
		directive("connect-src", ["'self'", ...newsOrigins()]),
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

function newsOrigins(): string[] {
	return [site.feedProxy, preprintUrl]
		.filter(Boolean)
		.map((url) => new URL(url).origin);
}

function directive(name: string, values: string[]): string {
	return [name, ...new Set(values)].join(" ");
}
