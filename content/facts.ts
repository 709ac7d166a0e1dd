import { urgentNumber } from "./further-contacts.ts";
import { site } from "./site.ts";
import { siteDescription } from "./site-description.ts";

/**
 * What copy/ may name in braces, such as {site.name}: every text of site.ts, and what follows
 * from them. Filled in when a file is read, so that another company's site.ts is enough.
 */
export const facts: Readonly<Record<string, string>> = {
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
	// What stands in for an address of its own.
	"site.securityContact": site.securityEmail || site.email,
	"site.pressContact": site.pressEmail || site.email,
	// Named only in words that are shown where there is a proxy.
	"site.feedProxyHost": site.feedProxy.split("/")[2] ?? "none",
	"site.urgentNumber": onOneLine(urgentNumber),
};

/** A number that is broken at a line's end is misread. */
function onOneLine(number: string): string {
	return number.replaceAll(" ", "\u00a0");
}
