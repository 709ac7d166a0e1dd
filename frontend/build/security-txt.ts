import { policyPath, securityContactHref } from "#content/routes.ts";
import { site } from "#content/site.ts";

/** Where RFC 9116 wants it. */
export const securityTxtPath = "/.well-known/security.txt";

/** The RFC advises less than a year. The site must be built again before they are over. */
const validDays = 360;

type SecurityFacts = Pick<
	typeof site,
	"securityEmail" | "email" | "securityKey"
>;

/**
 * Whom to tell of a security fault, and by which policy (RFC 9116). Made anew by every
 * build, so that it cannot expire on a site that is still being built.
 * @param now the time of the build
 */
export function securityTxt(
	now: Date,
	{ securityEmail, email, securityKey } = site as SecurityFacts,
): string {
	const expires = new Date(now);
	expires.setUTCDate(expires.getUTCDate() + validDays);
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: mailto:${securityEmail || email}`,
		`Contact: ${site.origin}${securityContactHref}`,
		`Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
		...(securityKey ? [`Encryption: ${securityKey}`] : []),
		"Preferred-Languages: en",
		`Canonical: ${site.origin}${securityTxtPath}`,
		`Policy: ${site.origin}${policyPath("security-policy")}`,
		"",
	].join("\n");
}
