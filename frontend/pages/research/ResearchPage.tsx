import research from "#content/pages/research.ts";
import { categoryName } from "#content/research/category-names.ts";
import type { Paper } from "#content/research/paper.ts";
import { routes } from "#content/routes.ts";
import { useKeptFeed } from "../../hooks/use-kept-feed.ts";
import { useListFilters } from "../../hooks/use-list-filters.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { FeedCard } from "../../sections/feed/FeedCard.tsx";
import { FeedList } from "../../sections/feed/FeedList.tsx";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { categoriesByFrequency } from "../../state/feeds/categories-by-frequency.ts";
import { papersKey } from "../../state/feeds/feed-options.ts";
import { fetchPapers } from "../../state/feeds/fetch-papers.ts";
import { formatLongDate } from "../../state/feeds/format-date.ts";
import { allCategories, filterPapers } from "./filter-papers.ts";

const authorsShown = 6;

/** Papers of the preprint service (specification §2, Research). */
export function ResearchPage() {
	const feed = useKeptFeed(papersKey, fetchPapers, (paper) => paper);
	const [filters, setFilters] = useListFilters(allCategories);
	const papers = feed.items ?? [];
	return (
		<>
			<PageMeta meta={research.meta} path={routes.research} />
			<PageHeader heading={research.heading} intro={research.intro} />
			<FeedList
				words={research}
				feed={feed}
				found={filterPapers(papers, filters.text, filters.category)}
				categories={categoriesByFrequency(papers).map((category) => ({
					value: category,
					label: categoryName(category),
				}))}
				all={allCategories}
				filters={filters}
				onFilter={setFilters}
				keyOf={({ id }) => id}
				renderItem={(paper) => <PaperCard paper={paper} />}
			/>
		</>
	);
}

function PaperCard({ paper }: { paper: Paper }) {
	const others = paper.authors.length - authorsShown;
	const authors = paper.authors.slice(0, authorsShown).join(", ");
	return (
		<FeedCard
			kicker={paper.categories.map(categoryName)}
			title={paper.title}
			titleLines={0}
			text={paper.summary}
			facts={[
				others > 0 ? `${authors} and ${others} more` : authors,
				formatLongDate(paper.published),
			]}
			action="Read Paper"
			href={paper.link}
		/>
	);
}
