import type { WebPage } from "schema-dts";
import { locale } from "#content/locale.ts";
import {
	companyPath,
	matchRoute,
	type RouteId,
	shareImagePath,
} from "#content/routes.ts";
import type { Meta } from "#content/schema/page-parts.ts";
import { addressOf, webSiteId } from "./address.ts";

type Kind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** Routes with a more specific type than WebPage. News and papers are written by others; we collect them. */
const kinds: Partial<Record<RouteId, Kind>> = {
	contact: "ContactPage",
	careers: "CollectionPage",
	partners: "CollectionPage",
	blog: "CollectionPage",
	research: "CollectionPage",
	advisories: "CollectionPage",
	category: "CollectionPage",
};

/**
 * Describes a page.
 * @param changed the day that the page itself gives as its last change, as YYYY-MM-DD
 * @param about the `@id` of the thing that the page is about
 */
export function webPage(
	path: string,
	meta: Meta,
	{
		changed,
		about,
	}: { changed?: string | undefined; about?: string | undefined } = {},
): WebPage {
	const id = matchRoute(path)?.id;
	const kind = id && kinds[id];
	return {
		"@type": path === companyPath("about") ? "AboutPage" : (kind ?? "WebPage"),
		"@id": addressOf(path),
		url: addressOf(path),
		name: meta.title,
		description: meta.description,
		inLanguage: locale,
		isPartOf: { "@id": webSiteId },
		primaryImageOfPage: {
			"@type": "ImageObject",
			url: addressOf(shareImagePath(path)),
		},
		...(changed ? { dateModified: changed } : {}),
		...(about ? { mainEntity: { "@id": about } } : {}),
	};
}
