import { companyId } from "#content/company-id.ts";
import { site } from "#content/site.ts";

const domain = site.email.slice(site.email.indexOf("@") + 1);

/**
 * Returns a template's text without the company's names from content/site.ts, so that a snapshot is
 * valid for any company. The CDK includes the stack's name in ids, followed by a hash of it.
 */
export function withoutNames(text: string): string {
	return (
		text
			// Truncated by the CDK, so another name leaves different letters.
			.replaceAll(
				/("?Name"?[: ]"?)(us-east-1|ap-southeast-2)[\w-]*?(ViewerRequest|AssetRequest|RequestFunction)[0-9A-F]{8}/g,
				"$1$2{$3}",
			)
			.replaceAll(
				/"Name":"[\w-]*?(Origin\d)S3OriginAccessControl[0-9A-F]{8}"/g,
				'"Name":"{access control of $1}"',
			)
			.replaceAll(
				new RegExp(`${companyId}(?=-|Dev|Prod|Full|Preview)`, "g"),
				"Company",
			)
			.replaceAll(
				/(Company(?:Dev|Prod|Full|Preview)[A-Za-z]*?\d?)(?:[0-9A-F]{8}){1,2}(?![0-9A-F])/g,
				"$1HASH",
			)
			// Hashes of a version's whole contents, including its environment.
			.replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, "$1HASH")
			.replaceAll(
				/(Alarms)[a-z0-9]+[0-9A-F]{8}(?=: AWS::SNS::Subscription)/g,
				"$1Subscription",
			)
			// As many as there are sources.
			.replaceAll(
				/(MonitoringNewsStale\w*: AWS::CloudWatch::Alarm\n(?: {2}.*\n)*? {2}Threshold )\d+/g,
				"$1{sources}",
			)
			.replaceAll(`"Value":"${companyId}"`, '"Value":"Company"')
			.replaceAll(site.operationsEmail, "{operationsEmail}")
			.replaceAll(site.email, "{email}")
			.replaceAll(`identity/${domain}"`, 'identity/{domain of email}"')
			.replaceAll(`"SITE_ORIGIN":"${site.origin}"`, '"SITE_ORIGIN":"{origin}"')
			.replaceAll(
				/connect-src 'self'(?: https:\/\/[^ ;]+)+/g,
				"connect-src 'self' {feeds}",
			)
	);
}
