import type { Article } from "#content/feeds/article.ts";
import { isVisible, withoutInvisible } from "./plain-text.ts";
import { shorten } from "./snippet.ts";

/** Longest snippet used as a title. */
const maxLength = 80;

/**
 * Returns the title under which an article is shown: its own, or the beginning of its text
 * (microblogs have no titles), or its source.
 */
export function displayTitle(
	article: Pick<Article, "title" | "contentSnippet" | "source">,
): string {
	const { contentSnippet, source } = article;
	const titles = [
		withoutInvisible(article.title).trim(),
		shorten(contentSnippet, maxLength),
	];
	return titles.find(isVisible) ?? source;
}
