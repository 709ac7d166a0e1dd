import type { Article } from "#content/feeds/article.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { listOf, object, type Parser, text } from "#frontend/storage/parse.ts";
import {
	isoDate,
	time,
	webLink,
	wholeListOf,
} from "#frontend/storage/parse-late.ts";
import type { CachedList } from "./cached-list.ts";

/** Longer lists are truncated when read back. */
const maxItems = 5_000;

const longText = text(20_000);

/** Accepts an article from storage, a data block or our relay. */
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

/** Accepts a paper from storage or a data block. */
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

/** Accepts a list with its time; drops items that do not match, and returns undefined if none does. */
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
