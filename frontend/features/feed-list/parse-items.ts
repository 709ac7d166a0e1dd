import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { listOf, object, type Parser, text } from "#frontend/storage/parse.ts";
import {
	isoDate,
	time,
	webLink,
	wholeListOf,
} from "#frontend/storage/parse-more.ts";
import type { CachedList } from "./cached-list.ts";

/** Longer lists are cut when they are read back. */
const maxItems = 5_000;

const longText = text(20_000);

/** An article as storage, a data block or our relay holds it. */
export const parseArticle: Parser<Article> = object<Article>({
	title: text(),
	link: webLink,
	content: longText,
	contentSnippet: text(),
	creator: text(),
	pubDate: isoDate,
	categories: wholeListOf(text(), 1_000),
	source: text(),
});

/** A paper as storage or a data block holds it. */
export const parsePaper: Parser<Paper> = object<Paper>({
	id: text(),
	title: text(),
	authors: wholeListOf(text(), 10_000),
	summary: longText,
	published: isoDate,
	updated: isoDate,
	link: webLink,
	categories: wholeListOf(text(), 1_000),
});

/** A list with its time, without the items that do not fit; undefined where none does. */
export function parseList<T>(item: Parser<T>): Parser<CachedList<T>> {
	const list = object<CachedList<T>>({
		items: listOf(item, maxItems),
		at: time,
	});
	return (value) => {
		const found = list(value);
		return found && found.items.length > 0 ? found : undefined;
	};
}
