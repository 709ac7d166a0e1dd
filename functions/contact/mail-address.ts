import { domainToASCII, domainToUnicode } from "node:url";

const asciiDomain =
	/^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * Returns the domain of an address as DNS and mail services use it, in Punycode if it contains
 * non-ASCII letters.
 * @returns null if no such domain can exist
 */
export function mailDomainOf(address: string): string | null {
	const written = address.slice(address.lastIndexOf("@") + 1);
	// domainToASCII reads it as a URL's, which ends before these, and decodes the last.
	if (/[/\\?#:%]/.test(written)) return null;
	const domain = domainToASCII(written);
	return asciiDomain.test(domain) && isPunycodeValid(domain) ? domain : null;
}

/** Node 24 and later leave labels that cannot be decoded unchanged; earlier versions return "" for the domain. */
function isPunycodeValid(domain: string): boolean {
	return !/(^|\.)xn--/.test(domainToUnicode(domain));
}

// Excludes any character that separates addresses, in case a row was made by hand.
const headerLocalPart = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

/**
 * Returns an address in the form allowed in a header. SES accepts only 7-bit ASCII: the domain is
 * converted to Punycode, but a local part has no such form.
 * @returns null if the local part contains non-ASCII letters
 */
export function headerAddress(address: string): string | null {
	const at = address.lastIndexOf("@");
	const localPart = address.slice(0, at);
	const domain = mailDomainOf(address);
	return domain && headerLocalPart.test(localPart)
		? `${localPart}@${domain}`
		: null;
}

/** Normalises an address for comparison: letter case and Punycode make no difference. */
export function comparableAddress(address: string): string {
	const trimmed = address.trim().normalize("NFC");
	const at = trimmed.lastIndexOf("@");
	const domain = at < 0 ? null : mailDomainOf(trimmed);
	const text = domain ? `${trimmed.slice(0, at)}@${domain}` : trimmed;
	return text.toLowerCase();
}

/**
 * Returns whether a text contains an address as a whole, with its domain in Punycode or in Unicode:
 * ann@example.com is neither in joann@example.com nor in ann@example.com.au. Both in lower case.
 */
export function mentionsAddress(text: string, address: string): boolean {
	const domain = mailDomainOf(address);
	const beforeDomain = address.slice(0, address.lastIndexOf("@") + 1);
	const inUnicode = domain && beforeDomain + domainToUnicode(domain);
	const forms = [address, inUnicode ?? address]
		.map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
		.join("|");
	const before = "(?<![\\p{L}\\p{N}._%+-])";
	const after = "(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])";
	return new RegExp(`${before}(?:${forms})${after}`, "u").test(text);
}
