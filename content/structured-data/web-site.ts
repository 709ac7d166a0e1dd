import type { WebSite } from "schema-dts";
import { locale } from "#content/locale.ts";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { addressOf, organizationId, webSiteId } from "./address.ts";

/** Describes the site. Without its search: no search engine shows a field for that any more. */
export function webSite(): WebSite {
	return {
		"@type": "WebSite",
		"@id": webSiteId,
		name: site.name,
		url: addressOf(routes.home),
		description: siteDescription,
		inLanguage: locale,
		publisher: { "@id": organizationId },
	};
}
