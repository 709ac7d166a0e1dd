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
import { withTimeout } from "#frontend/features/feed-list/with-timeout.ts";
import { Authors } from "./Authors.tsx";

export const settings: FeedSettings<Paper> = {
	key: papersKey,
	path: routes.research,
	// Parsing the service's response takes more code than showing papers, so it loads after hydration.
	fetchItems: async () => {
		const papers = await withTimeout(
			import("#frontend/features/feed-list/fetch-papers.ts"),
		);
		return papers.fetchPapers();
	},
	parseItem: parsePaper,
	keyOf: ({ id }) => id,
	categoryLabel: categoryName,
	filterItems: createFilter(({ title, summary, authors }) => [
		title,
		summary,
		...authors,
	]),
};

/** Renders the papers with search and category chips. A default export, as React.lazy requires. */
export default function ResearchList() {
	return <FeedList settings={settings} words={research} Card={PaperCard} />;
}

const PaperCard = memo(({ item }: { item: Paper }) => {
	const { id, categories, title, authors, summary, published, link } = item;
	return (
		<FeedCard
			kicker={categories.map(categoryName)}
			title={title}
			// Keyed, so that the authors are collapsed again when the card shows another paper.
			people={<Authors key={id} names={authors} />}
			text={summary}
			date={published}
			formatDate={formatLongDate}
			action={research.readLabel}
			href={link}
		/>
	);
});
