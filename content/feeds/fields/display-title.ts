import type { Article } from "#content/feeds/article.ts";
import { withoutUnseen } from "./plain-text.ts";
import { cutText } from "./snippet.ts";

/** A snippet that stands for a title is as long as a title can sensibly be. */
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
		withoutUnseen(article.title).trim() ||
		cutText(contentSnippet, maxLength) ||
		source
	);
}
