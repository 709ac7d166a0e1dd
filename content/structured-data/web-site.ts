import type { WebSite } from "schema-dts";
import { locale } from "#content/locale.ts";
import { routes } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { addressOf, organizationId, webSiteId } from "./address.ts";

/** Describes the site. Without its search, for which Google has shown no field since 2024. */
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
