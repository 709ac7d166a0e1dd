import type { Article } from "#content/news/article.ts";
import blog from "#content/pages/blog.ts";
import { routes } from "#content/routes.ts";
import { useKeptFeed } from "../../hooks/use-kept-feed.ts";
import { useListFilters } from "../../hooks/use-list-filters.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { FeedCard } from "../../sections/feed/FeedCard.tsx";
import { FeedList } from "../../sections/feed/FeedList.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { categoriesByFrequency } from "../../state/feeds/categories-by-frequency.ts";
import { articlesKey } from "../../state/feeds/feed-options.ts";
import { fetchArticles } from "../../state/feeds/fetch-articles.ts";
import { formatShortDate } from "../../state/feeds/format-date.ts";
import { allCategories, filterArticles } from "./filter-articles.ts";

/** News of all sources, newest first (specification §2, Blog). */
export function BlogPage() {
	const feed = useKeptFeed(articlesKey, fetchArticles, withoutContent);
	const [filters, setFilters] = useListFilters(allCategories);
	const articles = feed.items ?? [];
	return (
		<>
			<PageMeta meta={blog.meta} path={routes.blog} />
			<PageHeader heading={blog.heading} intro={blog.intro} />
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
		</>
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
