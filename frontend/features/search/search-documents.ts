import { type SearchDocument, searchGroups } from "#content/search/document.ts";
import { listOf, object, oneOf, text } from "#frontend/storage/parse.ts";
import { textLike } from "#frontend/storage/parse-more.ts";

const parseDocument = object<
	Pick<SearchDocument, "link" | "title" | "description" | "group" | "icon">,
	{ page: string; keywords: string }
>(
	{
		// Of ours: a path, or one of the addresses that we link to.
		link: textLike(/^(\/|https?:\/\/|mailto:|#)/),
		title: text(),
		description: text(20_000),
		group: oneOf(...searchGroups),
		icon: text(),
	},
	{ page: text(), keywords: text(20_000) },
);

/** What /search.json holds, without what does not fit; undefined where nothing does. */
export function parseDocuments(value: unknown): SearchDocument[] | undefined {
	const documents = listOf(parseDocument, 20_000)(value);
	return documents?.length ? documents : undefined;
}
