import { type SearchDocument, searchGroups } from "#content/search/document.ts";
import { listOf, object, oneOf, text } from "#frontend/storage/parse.ts";
import { textLike } from "#frontend/storage/parse-late.ts";

/** A link in our own index: a path, a fragment, or a web, mail or phone address. */
const link = textLike(/^(\/|https?:\/\/|mailto:|tel:|#)/);

const parseSection = object({ title: text() }, { id: text(), text: text() });

const parseDocument = object(
	{
		link,
		title: text(),
		description: text(20_000),
		group: oneOf(...searchGroups),
		icon: text(),
	},
	{
		alsoCalled: text(20_000),
		keywords: text(20_000),
		bodyWords: text(20_000),
		sections: listOf(parseSection, 100),
		source: text(),
		copies: text(),
		opens: link,
	},
);

/** Parses /search.json; drops documents that do not match, and returns undefined if none does. */
export function parseDocuments(value: unknown): SearchDocument[] | undefined {
	const documents = listOf(parseDocument, 20_000)(value);
	return documents?.length ? documents : undefined;
}
