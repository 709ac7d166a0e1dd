import { collectionOf } from "#content/collections.ts";
import { didYouMean } from "#content/reader/nearest.ts";
import { contactQuery, routes } from "#content/routes.ts";
import { categoriesOf, type Subject } from "./rule.ts";

/** By parameter of the contact page's address, what it names and the ids of those that exist. */
export type ContactIds = Record<string, { what: string; ids: string[] }>;

export function contactIdsOf({ files, names }: Subject): ContactIds {
	// Taken from the file names, because a file with problems of its own is not in `files`.
	const entries = names.flatMap((name) => collectionOf(name) ?? []);
	const idsOf = (collection: string, key: string) =>
		entries
			.filter(({ name }) => name === collection)
			.flatMap((entry) => entry.names[key] ?? []);
	return {
		id: { what: "product", ids: idsOf("products", "productId") },
		[contactQuery.extension]: {
			what: "extension",
			ids: idsOf("extensions", "id"),
		},
		[contactQuery.service]: {
			what: "service or category",
			ids: [
				...idsOf("services", "id"),
				...idsOf("services", "categoryId"),
				...categoriesOf(files).map(({ value }) => String(Object(value).id)),
			],
		},
	};
}

/**
 * @returns undefined unless the link leads to the contact page and names something that does not exist: the
 * message would not be begun then
 */
export function explainUnknownId(
	href: string,
	known: ContactIds,
): string | undefined {
	const [page, query = ""] = href.replace(/#.*/, "").split(/\?(.*)/);
	if (page !== routes.contact) return undefined;
	for (const [parameter, id] of new URLSearchParams(query)) {
		const { what, ids = [] } = known[parameter] ?? {};
		if (what && !ids.includes(id)) {
			return `leads to ${href}, but there is no ${what} ${id}${didYouMean(id, ids)}`;
		}
	}
	return undefined;
}
