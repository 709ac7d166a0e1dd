import { site } from "#content/site.ts";

/** Returns the full address of a path on the live site. */
export function addressOf(path: string): string {
	return site.origin + path;
}

/** Identifies the company and the site in every block, on any page. */
export const organizationId = addressOf("/#organization");
export const webSiteId = addressOf("/#website");

/** Returns the id of the thing that a page is about, for example a service. */
export function thingId(path: string, kind: string): string {
	return `${addressOf(path)}#${kind}`;
}
