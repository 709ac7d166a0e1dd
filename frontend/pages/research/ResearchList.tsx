import { memo } from "react";
import research from "#content/copy/pages/research.yaml";
import { categoryName } from "#content/feeds/fields/category-names.ts";
import type { Paper } from "#content/feeds/paper.ts";
import { routes } from "#content/routes.ts";
import { FeedCard } from "#frontend/features/feed-list/FeedCard.tsx";
import { FeedList } from "#frontend/features/feed-list/FeedList.tsx";
import { papersKey } from "#frontend/features/feed-list/feed-keys.ts";
import { createFilter } from "#frontend/features/feed-list/filter-items.ts";
import { formatLongDate } from "#frontend/features/feed-list/format-date.ts";
import { parsePaper } from "#frontend/features/feed-list/parse-items.ts";
import type { FeedSettings } from "#frontend/features/feed-list/use-feed-list.ts";
import { Authors } from "./Authors.tsx";

export const settings: FeedSettings<Paper> = {
	key: papersKey,
	path: routes.research,
	// Reading the service's response takes more code than showing it: it comes once the page has hydrated.
	fetchItems: async () => {
		const papers = await import("#frontend/features/feed-list/fetch-papers.ts");
		return papers.fetchPapers();
	},
	parseItem: parsePaper,
	toCached: (paper) => paper,
	keyOf: ({ id }) => id,
	categoryLabel: categoryName,
	filterItems: createFilter(({ title, summary, authors }) => [
		title,
		summary,
		...authors,
	]),
};

/** The papers with their search and chips. A default export, since React.lazy takes nothing else. */
export default function ResearchList() {
	return <FeedList settings={settings} words={research} Card={PaperCard} />;
}

const PaperCard = memo(({ item }: { item: Paper }) => {
	const { id, categories, title, authors, summary, published, link } = item;
	return (
		<FeedCard
			kicker={categories.map(categoryName)}
			title={title}
			// The place of a card may get another paper, whose authors are folded.
			people={<Authors key={id} names={authors} />}
			text={summary}
			date={published}
			formatDate={formatLongDate}
			action={research.readLabel}
			href={link}
		/>
	);
});
