import type { Article } from "#content/feeds/article.ts";
import { withoutInvisible } from "./plain-text.ts";
import { cutText } from "./snippet.ts";

/** The greatest length of a snippet in place of a title. */
const maxLength = 80;

/**
 * What an article is called where it is shown: its title, else the beginning of its
 * text (microblogs have no titles), else where it comes from.
 */
export function displayTitle(
	article: Pick<Article, "title" | "contentSnippet" | "source">,
): string {
	const { contentSnippet, source } = article;
	return (
		withoutInvisible(article.title).trim() ||
		cutText(contentSnippet, maxLength) ||
		source
	);
}
