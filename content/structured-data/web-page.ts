import type { WebPage } from "schema-dts";
import {
	companyPath,
	matchRoute,
	type RouteId,
	shareImagePath,
} from "#content/routes.ts";
import type { Meta } from "#content/schema/fields.ts";
import { addressOf, webSiteId } from "./address.ts";

type Kind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** Routes whose page is more than a WebPage. News and papers are other people's: we collect them. */
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
 * A page as such.
 * @param changed the day that the page itself names as its last change, as YYYY-MM-DD
 * @param about what the page is about, by its `@id`
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
		inLanguage: "en-AU",
		isPartOf: { "@id": webSiteId },
		primaryImageOfPage: {
			"@type": "ImageObject",
			url: addressOf(shareImagePath(path)),
		},
		...(changed ? { dateModified: changed } : {}),
		...(about ? { mainEntity: { "@id": about } } : {}),
	};
}
