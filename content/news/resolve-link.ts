/**
 * An absolute http or https address from a feed; one that is so already stays as
 * written.
 * @param bases addresses that a relative link may stand against, innermost first
 * @returns "" for any other scheme and for what is no address
 */
export function resolveLink(text: string, bases: string[]): string {
	const link = text.trim().replace(/&(?:amp|#0*38);/g, "&");
	if (link === "") return "";
	if (/^https?:\/\/[^\s<>"\\^`{|}]+$/i.test(link))
		return parse(link) ? link : "";
	const base = bases.reduceRight<URL | undefined>(
		(outer, inner) => parse(inner, outer) ?? outer,
		undefined,
	);
	const url = parse(link, base);
	return url && /^https?:$/.test(url.protocol) ? url.href : "";
}

function parse(link: string, base?: URL): URL | undefined {
	try {
		return new URL(link, base);
	} catch {
		return undefined;
	}
}
