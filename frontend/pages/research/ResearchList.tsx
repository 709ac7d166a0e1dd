import { SWRConfig } from "swr";
import research from "#content/pages/research.ts";
import { categoryName } from "#content/research/category-names.ts";
import type { Paper } from "#content/research/paper.ts";
import { routes } from "#content/routes.ts";
import { type FeedSettings, useFeedList } from "../../hooks/use-feed-list.ts";
import { FeedCard } from "../../sections/feed/FeedCard.tsx";
import { FeedList } from "../../sections/feed/FeedList.tsx";
import { papersKey } from "../../state/feeds/feed-keys.ts";
import { dataDefaults } from "../../state/feeds/feed-options.ts";
import { formatLongDate } from "../../state/feeds/format-date.ts";
import { parsePaper } from "../../state/feeds/parse-items.ts";
import { Authors } from "./Authors.tsx";
import { allCategories, filterPapers } from "./filter-papers.ts";

const settings: FeedSettings<Paper> = {
	key: papersKey,
	path: routes.research,
	// Reading the service's answer takes more code than showing it: it comes once the page is awake.
	fetchItems: async () => {
		const papers = await import("../../state/feeds/fetch-papers.ts");
		return papers.fetchPapers();
	},
	parseItem: parsePaper,
	toKept: (paper) => paper,
	keyOf: ({ id }) => id,
	all: allCategories,
	categoryLabel: categoryName,
	filterItems: filterPapers,
};

/** The papers with their search and chips. A default export, since React.lazy takes nothing else. */
export default function ResearchList() {
	return (
		<SWRConfig value={dataDefaults}>
			<Papers />
		</SWRConfig>
	);
}

function Papers() {
	return (
		<FeedList
			words={research}
			noun={["paper", "papers"]}
			state={useFeedList(settings)}
			keyOf={settings.keyOf}
			Card={PaperCard}
		/>
	);
}

function PaperCard({ item }: { item: Paper }) {
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
			action="Read Paper"
			href={link}
		/>
	);
}
