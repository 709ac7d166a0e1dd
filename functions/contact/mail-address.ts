import { domainToASCII } from "node:url";

const asciiDomain =
	/^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * The domain of an address as DNS and mail services know it, in Punycode where it has
 * letters beyond ASCII.
 * @returns null where no such domain can exist
 */
export function domainOf(address: string): string | null {
	const domain = domainToASCII(address.slice(address.lastIndexOf("@") + 1));
	return asciiDomain.test(domain) ? domain : null;
}

// No sign that separates addresses, also in a row that was made by hand.
const headerLocalPart = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

/**
 * An address as a header may carry it. SES takes 7-bit ASCII only: a domain goes in
 * Punycode, for a local part there is no such form.
 * @returns null where the local part has letters beyond ASCII
 */
export function headerAddress(address: string): string | null {
	const at = address.lastIndexOf("@");
	const localPart = address.slice(0, at);
	const domain = domainOf(address);
	return domain && headerLocalPart.test(localPart)
		? `${localPart}@${domain}`
		: null;
}

/** What two spellings of one address have in common: letter case and Punycode make no difference. */
export function comparableAddress(address: string): string {
	const trimmed = address.trim().normalize("NFC");
	const at = trimmed.lastIndexOf("@");
	const domain = at < 0 ? null : domainOf(trimmed);
	const text = domain ? `${trimmed.slice(0, at)}@${domain}` : trimmed;
	return text.toLowerCase();
}
