import {
	type SearchDocument,
	type SearchSection,
	searchGroups,
} from "#content/search/document.ts";
import { listOf, object, oneOf, text } from "#frontend/storage/parse.ts";
import { textLike } from "#frontend/storage/parse-more.ts";

/** Of ours: a path, or one of the addresses that we link to. */
const link = textLike(/^(\/|https?:\/\/|mailto:|tel:|#)/);

const parseSection = object<
	Pick<SearchSection, "title">,
	Required<Omit<SearchSection, "title">>
>({ title: text() }, { id: text(), text: text() });

const parseDocument = object<
	Pick<SearchDocument, "link" | "title" | "description" | "group" | "icon">,
	Required<
		Pick<
			SearchDocument,
			| "alsoCalled"
			| "keywords"
			| "bodyWords"
			| "sections"
			| "source"
			| "copies"
			| "opens"
		>
	>
>(
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

/** What /search.json holds, without what does not fit; undefined where nothing does. */
export function parseDocuments(value: unknown): SearchDocument[] | undefined {
	const documents = listOf(parseDocument, 20_000)(value);
	return documents?.length ? documents : undefined;
}
