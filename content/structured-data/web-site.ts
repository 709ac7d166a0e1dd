import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { locale } from "#content/locale.ts";
import { routes, searchHref } from "#content/routes.ts";
import { site } from "#content/site.ts";
import { siteDescription } from "#content/site-description.ts";
import { addressOf, organizationId, webSiteId } from "./address.ts";

/** Describes the site and the address of its search. */
export function webSite(): WebSite {
	const search: WithActionConstraints<SearchAction> = {
		"@type": "SearchAction",
		target: {
			"@type": "EntryPoint",
			urlTemplate: addressOf(`${searchHref("")}{search_term_string}`),
		},
		"query-input": "required name=search_term_string",
	};
	return {
		"@type": "WebSite",
		"@id": webSiteId,
		name: site.name,
		url: addressOf(routes.home),
		description: siteDescription,
		inLanguage: locale,
		publisher: { "@id": organizationId },
		potentialAction: search,
	};
}
