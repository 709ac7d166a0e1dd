import { site } from "#content/site.ts";

/** The whole address of a path on the live site. */
export function addressOf(path: string): string {
	return site.origin + path;
}

/** What names the company and the site in every block, on whichever page it stands. */
export const organizationId = addressOf("/#organization");
export const webSiteId = addressOf("/#website");

/** What names the thing that a page is about, for example a service. */
export function thingId(path: string, kind: string): string {
	return `${addressOf(path)}#${kind}`;
}
