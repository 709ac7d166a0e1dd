import { feedLimits } from "#content/feeds/limits.ts";

/** What copying an address from a page adds to it; further ones within it may be meant. */
const around = /^[\s\u200b\u2060\ufeff]+|[\s\u200b\u2060\ufeff]+$/g;

/**
 * Resolves an address from a feed to an absolute http or https address; one that is already
 * absolute is left as written, except for escaped ampersands and zero-width characters around it.
 * @param bases base addresses for a relative link, innermost first
 * @returns "" for any other scheme, an invalid address, or one longer than `feedLimits.maxLink`
 */
export function resolveLink(text: string, bases: string[]): string {
	const trimmed = text.trim();
	if (trimmed.length > feedLimits.maxLink) return "";
	const link = trimmed.replace(around, "").replace(/&(?:amp|#0*38);/g, "&");
	if (link === "") return "";
	if (/^https?:\/\/[^\s<>"\\^`{|}]+$/i.test(link))
		return parse(link) ? link : "";
	const base = bases
		.filter(({ length }) => length <= feedLimits.maxLink)
		.reduceRight<URL | undefined>(
			(outer, inner) => parse(inner, outer) ?? outer,
			undefined,
		);
	const url = parse(link, base);
	const isUsable =
		url &&
		/^https?:$/.test(url.protocol) &&
		// Escapes and the base may make it longer.
		url.href.length <= feedLimits.maxLink;
	return isUsable ? url.href : "";
}

function parse(link: string, base?: URL): URL | undefined {
	try {
		return new URL(link, base);
	} catch {
		return undefined;
	}
}
