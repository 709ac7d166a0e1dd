import { CategoryWords } from "#frontend/features/category-words/CategoryWords.tsx";
import { useNewsCategories } from "#frontend/features/feed-list/use-news-categories.ts";

/** Renders the categories of the news as words that appear around the hero's content. */
export function NewsWords() {
	return <CategoryWords words={useNewsCategories()} />;
}
