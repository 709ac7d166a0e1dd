import { urgentNumber } from "./contact/further-contacts.ts";
import { site } from "./site.ts";
import { siteDescription } from "./site-description.ts";

/**
 * The names that copy/ may use in braces, such as {site.name}: every text of site.ts, and values
 * derived from them. They are filled in when a file is read, so that replacing site.ts is enough.
 */
export const placeholders: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		Object.entries(site)
			.filter(
				(entry): entry is [string, string] => typeof entry[1] === "string",
			)
			.map(([name, value]) => [`site.${name}`, value]),
	),
	"site.description": siteDescription,
	"site.phoneNumber": onOneLine(site.phoneNumber),
	"site.supportPhoneNumber": onOneLine(site.supportPhoneNumber),
	// Fall back to the general address if there is no specific one.
	"site.securityContact": site.securityEmail || site.email,
	"site.pressContact": site.pressEmail || site.email,
	// Used only in text that is shown when there is a proxy.
	"site.feedProxyHost": site.feedProxy.split("/")[2] ?? "none",
	"site.urgentNumber": onOneLine(urgentNumber),
};

/** Prevents a line break within a number, which would make it easy to misread. */
function onOneLine(number: string): string {
	return number.replaceAll(" ", "\u00a0");
}
