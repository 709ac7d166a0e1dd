import { companyId } from "#content/company-id.ts";
import { site } from "#content/site.ts";

const domain = site.email.slice(site.email.indexOf("@") + 1);

/**
 * A template's text without what content/site.ts calls the company, so that a snapshot holds
 * for any. The CDK puts the stack's name into ids, with a hash of it behind.
 */
export function withoutNames(text: string): string {
	return text
		.replaceAll(
			new RegExp(`${companyId}(?=-|Dev|Prod|Full|Preview)`, "g"),
			"Company",
		)
		.replaceAll(
			/(Company(?:Dev|Prod|Full|Preview)[A-Za-z]*?\d?)(?:[0-9A-F]{8}){1,2}(?![0-9A-F])/g,
			"$1HASH",
		)
		.replaceAll(`"Value":"${companyId}"`, '"Value":"Company"')
		.replaceAll(site.operationsEmail, "{operationsEmail}")
		.replaceAll(site.email, "{email}")
		.replaceAll(`identity/${domain}"`, 'identity/{domain of email}"')
		.replaceAll(`"SITE_ORIGIN":"${site.origin}"`, '"SITE_ORIGIN":"{origin}"')
		.replaceAll(
			/connect-src 'self'(?: https:\/\/[^ ;]+)+/g,
			"connect-src 'self' {feeds}",
		);
}
