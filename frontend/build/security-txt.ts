import { locale } from "#content/locale.ts";
import { policyPath, securityContactHref } from "#content/routes.ts";
import { site } from "#content/site.ts";

/** The path that RFC 9116 requires. */
export const securityTxtPath = "/.well-known/security.txt";

/** The RFC recommends less than a year. The site must be rebuilt within this time. */
const validDays = 360;

type SecurityFacts = Pick<
	typeof site,
	"securityEmail" | "email" | "securityKey"
>;

/**
 * Returns security.txt: whom to tell about a vulnerability, and under which policy (RFC 9116).
 * Every build renews it, so it cannot expire on a site that is regularly built.
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
		`Contact: ${site.origin}${securityContactHref()}`,
		`Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
		...(securityKey ? [`Encryption: ${securityKey}`] : []),
		`Preferred-Languages: ${locale.replace(/-.*/, "")}`,
		`Canonical: ${site.origin}${securityTxtPath}`,
		`Policy: ${site.origin}${policyPath("security-policy")}`,
		"",
	].join("\n");
}
