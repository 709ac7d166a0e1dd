import type { Key, ReactNode } from "react";
import type { FeedPageContent } from "#content/schema/page.ts";
import type { FeedState } from "../../hooks/use-kept-feed.ts";
import { usePaging } from "../../hooks/use-paging.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { CategoryChips } from "./CategoryChips.tsx";
import styles from "./FeedList.module.css";
import { FeedError, FeedSkeleton } from "./FeedStates.tsx";

type Props<T> = {
	words: FeedPageContent;
	feed: FeedState<T>;
	/** The items that pass the filters. */
	found: T[];
	/** All categories of the unfiltered list, in the order of their chips. */
	categories: { value: string; label: string }[];
	/** Name of the choice that stands for every category. */
	all: string;
	filters: { text: string; category: string };
	onFilter: (change: { text?: string; category?: string }) => void;
	keyOf: (item: T) => Key;
	renderItem: (item: T) => ReactNode;
};

/** A list from outside with its search, chips, cards and states; the news and the papers are both shown by it. */
export function FeedList<T>({
	words,
	feed,
	found,
	categories,
	all,
	filters,
	onFilter,
	keyOf,
	renderItem,
}: Props<T>) {
	const { visible, sentinel, needsButton, showMore } = usePaging(
		found.length,
		`${filters.text}\n${filters.category}`,
	);
	return (
		<div className={styles.page}>
			<noscript>
				<p>
					This list is fetched by a script, which your browser does not run.
				</p>
			</noscript>
			<div className={`${styles.filters} needs-script`}>
				<SearchField
					label={words.searchLabel}
					value={filters.text}
					onChange={(text) => onFilter({ text })}
				/>
				{categories.length > 0 && (
					<CategoryChips
						all={all}
						categories={categories}
						chosen={filters.category}
						onChoose={(category) => onFilter({ category })}
					/>
				)}
			</div>
			{feed.hasFailed && <FeedError words={words.error} onRetry={feed.retry} />}
			{!feed.items && !feed.hasFailed && <FeedSkeleton label={words.loading} />}
			{feed.items && (
				<p className="visually-hidden" role="status">
					{found.length} found
				</p>
			)}
			{feed.items && found.length === 0 && <EmptyState {...words.empty} />}
			<ul className={styles.grid}>
				{found.slice(0, visible).map((item) => (
					<li key={keyOf(item)}>{renderItem(item)}</li>
				))}
			</ul>
			<div ref={sentinel} />
			{needsButton && (
				<p className={styles.more}>
					<Button onClick={showMore}>Show more</Button>
				</p>
			)}
		</div>
	);
}
