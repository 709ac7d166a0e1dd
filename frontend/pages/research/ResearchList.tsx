import research from "#content/pages/research.ts";
import { categoryName } from "#content/research/category-names.ts";
import type { Paper } from "#content/research/paper.ts";
import { useKeptFeed } from "../../hooks/use-kept-feed.ts";
import { useListFilters } from "../../hooks/use-list-filters.ts";
import { FeedCard } from "../../sections/feed/FeedCard.tsx";
import { FeedList } from "../../sections/feed/FeedList.tsx";
import { categoriesByFrequency } from "../../state/feeds/categories-by-frequency.ts";
import { papersKey } from "../../state/feeds/feed-keys.ts";
import { formatLongDate } from "../../state/feeds/format-date.ts";
import { allCategories, filterPapers } from "./filter-papers.ts";

const authorsShown = 6;

// Reading the service's answer takes more code than showing it: it comes once the page is awake.
async function fetchPapers(): Promise<Paper[]> {
	const papers = await import("../../state/feeds/fetch-papers.ts");
	return papers.fetchPapers();
}

/** The papers with their search and chips. A default export, since React.lazy takes nothing else. */
export default function ResearchList() {
	const feed = useKeptFeed(papersKey, fetchPapers, (paper) => paper);
	const [filters, setFilters] = useListFilters(allCategories);
	const papers = feed.items ?? [];
	return (
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
