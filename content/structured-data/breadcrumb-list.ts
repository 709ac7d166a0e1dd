import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "#content/breadcrumbs.ts";
import { addressOf } from "./address.ts";

/** Describes the breadcrumbs shown on the page, in order. */
export function breadcrumbList(crumbs: Crumb[]): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ label, href }, index) => ({
			"@type": "ListItem" as const,
			position: index + 1,
			name: label,
			item: addressOf(href),
		})),
	};
}
