import type { Article } from "#content/news/article.ts";
import blog from "#content/pages/blog.ts";
import { useKeptFeed } from "../../hooks/use-kept-feed.ts";
import { useListFilters } from "../../hooks/use-list-filters.ts";
import { FeedCard } from "../../sections/feed/FeedCard.tsx";
import { FeedList } from "../../sections/feed/FeedList.tsx";
import { categoriesByFrequency } from "../../state/feeds/categories-by-frequency.ts";
import { articlesKey } from "../../state/feeds/feed-keys.ts";
import { formatShortDate } from "../../state/feeds/format-date.ts";
import { allCategories, filterArticles } from "./filter-articles.ts";

// Reading feeds takes more code than showing them: it comes once the page is awake.
async function fetchArticles(): Promise<Article[]> {
	const feeds = await import("../../state/feeds/fetch-articles.ts");
	return feeds.fetchArticles();
}

/** The articles with their search and chips. A default export, since React.lazy takes nothing else. */
export default function BlogList() {
	const feed = useKeptFeed(articlesKey, fetchArticles, withoutContent);
	const [filters, setFilters] = useListFilters(allCategories);
	const articles = feed.items ?? [];
	return (
		<FeedList
			words={blog}
			feed={feed}
			found={filterArticles(articles, filters.text, filters.category)}
			categories={categoriesByFrequency(articles).map((category) => ({
				value: category,
				label: category,
			}))}
			all={allCategories}
			filters={filters}
			onFilter={setFilters}
			keyOf={({ link }) => link}
			renderItem={(article) => <ArticleCard article={article} />}
		/>
	);
}

function ArticleCard({ article }: { article: Article }) {
	const { source, categories, title, contentSnippet, creator, pubDate, link } =
		article;
	return (
		<FeedCard
			kicker={[source, categories[0] ?? ""]}
			title={title}
			titleLines={2}
			text={contentSnippet}
			facts={[creator, pubDate && formatShortDate(pubDate)]}
			action="Read More"
			href={link}
		/>
	);
}

// The whole texts would fill the browser's storage, and no screen shows them.
function withoutContent(article: Article): Article {
	return { ...article, content: "" };
}
