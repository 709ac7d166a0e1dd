import { memo, type ReactNode, useRef } from "react";
import type { FeedPageContent } from "#content/schema/page.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { EmptyState } from "#frontend/ui/EmptyState.tsx";
import { SearchField } from "#frontend/ui/SearchField.tsx";
import { CategoryChips } from "./CategoryChips.tsx";
import styles from "./FeedList.module.css";
import { FeedError, FeedSkeleton } from "./FeedStates.tsx";
import { FeedStatus, type FollowLink } from "./FeedStatus.tsx";
import { PendingUpdates } from "./PendingUpdates.tsx";
import type { FeedListState } from "./use-feed-list.ts";
import { usePaging } from "./use-paging.ts";
import { useReloadPlace } from "./use-reload-position.ts";

type Props<T> = {
	words: FeedPageContent;
	/** What an item is called, in singular and plural. */
	noun: readonly [string, string];
	state: FeedListState<T>;
	follow?: readonly FollowLink[];
	keyOf: (item: T) => string;
	/** Shows one item; a constant, since items that have not changed are not rendered again. */
	Card: (props: { item: T }) => ReactNode;
};

/** A list from outside with its search, chips, cards and states; the news and the papers are both shown by it. */
export function FeedList<T>({
	words,
	noun,
	state,
	follow = [],
	keyOf,
	Card,
}: Props<T>) {
	const { feed, shown, found, filters } = state;
	const list = useRef<HTMLUListElement>(null);
	const { visible, sentinel, needsButton, showMore, showFirst } = usePaging(
		found.length,
	);
	useReloadPlace(shown !== null && found.length >= visible);
	const isFiltered = found.length !== shown?.items.length;

	function filter(change: Partial<typeof filters>) {
		state.filter(change);
		showFirst();
	}

	return (
		<div className={styles.page}>
			<div className={`${styles.search} needs-script`}>
				<SearchField
					label={words.searchLabel}
					value={filters.text}
					onChange={(text) => filter({ text })}
				/>
			</div>
			<div className={`${styles.topics} needs-script`}>
				<CategoryChips
					all={state.all}
					categories={state.categories}
					chosen={filters.category}
					onChoose={(category) => filter({ category })}
				/>
			</div>
			<div className={styles.list}>
				<PendingUpdates
					list={list}
					count={state.added.length}
					noun={noun}
					onAccept={() => {
						state.accept();
						showMore(state.added.length);
					}}
				/>
				<FeedStatus
					updatedAt={shown?.at ?? null}
					hasFailed={feed.hasFailed}
					isRefreshing={feed.isRefreshing}
					onRetry={feed.retry}
					follow={follow}
				/>
				<noscript>
					<p className={styles.note}>
						{shown
							? `The latest ${noun[1]} of that time. A script, which your browser does not run, would fetch newer ones.`
							: "This list is fetched by a script, which your browser does not run."}
					</p>
				</noscript>
				{!shown && feed.hasFailed && (
					<FeedError
						words={words.error}
						isRetrying={feed.isRefreshing}
						onRetry={feed.retry}
					/>
				)}
				{!shown && !feed.hasFailed && <FeedSkeleton label={words.loading} />}
				<p className="visually-hidden" role="status">
					{shown &&
						isFiltered &&
						`${found.length} ${noun[found.length === 1 ? 0 : 1]} found`}
				</p>
				{shown && found.length === 0 && <EmptyState {...words.empty} />}
				<ul role="list" className={styles.grid} ref={list}>
					{found.slice(0, visible).map((item, index) => (
						// By its place, not by its item: a renewed list changes words, and moves nothing.
						// biome-ignore lint/suspicious/noArrayIndexKey: see above
						<li key={index} data-key={keyOf(item)}>
							<Item item={item} Card={Card} />
						</li>
					))}
				</ul>
				<div ref={sentinel} />
				{needsButton && (
					<p className={styles.more}>
						<Button onClick={() => showMore()}>Show more</Button>
					</p>
				)}
			</div>
		</div>
	);
}

type ItemProps = { item: unknown; Card: (props: { item: never }) => ReactNode };

const Item = memo(({ item, Card }: ItemProps) => <Card item={item as never} />);
