import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as listWords from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import type { FeedPageContent } from "#content/schema/page.ts";
import { useIsChanging } from "#frontend/hooks/use-is-changing.ts";
import { useIsHydrating } from "#frontend/hooks/use-is-hydrating.ts";
import { scrollRestoration } from "#frontend/router/scroll-restoration.ts";
import { useReplayedEvents } from "#frontend/router/use-replayed-events.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { EmptyState } from "#frontend/ui/EmptyState.tsx";
import { SearchField } from "#frontend/ui/SearchField.tsx";
import { CategoryChips } from "./CategoryChips.tsx";
import styles from "./FeedList.module.css";
import { FeedError, FeedSkeleton } from "./FeedStates.tsx";
import { FeedStatus, type FollowLink } from "./FeedStatus.tsx";
import { allCategories } from "./filter-items.ts";
import { PendingUpdates } from "./PendingUpdates.tsx";
import { type FeedSettings, useFeedList } from "./use-feed-list.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";
import type { Filters } from "./use-list-filters.ts";
import { pageSize } from "./use-paging.ts";

type Props<T> = {
	settings: FeedSettings<T>;
	words: FeedPageContent;
	/** Returns the links for feed readers, given the chosen category. */
	follow?: (category: string) => readonly FollowLink[];
	/** Shows an item; memoized, because items that have not changed need no rendering. */
	Card: ComponentType<{ item: T }>;
};

/** A list of external items with search, category chips, cards and states; used for both news and papers. */
export function FeedList<T extends { categories: string[] }>({
	settings,
	words,
	follow,
	Card,
}: Props<T>) {
	const { feed, shown, found, paging, added, accept, ...state } =
		useFeedList(settings);
	const { filters } = state;
	const start = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const isHydrating = useIsHydrating();
	const isLong =
		!isHydrating && shown !== null && found.length >= paging.visible;
	useLayoutEffect(() => {
		if (isLong) scrollRestoration.restoreLoaded();
	}, [isLong]);
	const isFiltered = found.length !== shown?.items.length;
	const age = useRef<HTMLDivElement>(null);
	const focusFallback = useFocusFallback(age);
	// Said for as long as the list is as long as it was then: after a press on Show more, without a
	// filter any more, and once a list has loaded that there was none of or that could not be refetched.
	const [saidFor, setSaidFor] = useState(0);
	const isTyping = useIsChanging(filters.text);
	const isLoaded = shown !== null && !feed.hasFailed;
	const [wasLoaded, setWasLoaded] = useState(isLoaded);
	if (isLoaded !== wasLoaded) {
		setWasLoaded(isLoaded);
		setSaidFor(isLoaded ? paging.visible : 0);
	}
	const replayed = useReplayedEvents();

	/** Filters the list and, if its start is above the window, scrolls up to it; its end would load more. */
	function filter(change: Partial<Filters>) {
		const top = start.current?.getBoundingClientRect().top ?? 0;
		if (top < 0) start.current?.scrollIntoView();
		const { text, category } = { ...filters, ...change };
		const hasNone = text === "" && category === allCategories;
		setSaidFor(hasNone ? pageSize : 0);
		state.filter(change);
	}

	function showMore() {
		const isLast = paging.visible + pageSize >= found.length;
		flushSync(() => {
			paging.showMore();
			setSaidFor(paging.visible + pageSize);
		});
		const firstNew = list.current?.children[paging.visible];
		// The button is gone now.
		if (isLast) firstNew?.querySelector("a")?.focus({ preventScroll: true });
	}

	return (
		<div className={styles.page} {...replayed}>
			<div className={`${styles.search} needs-script`}>
				<SearchField
					label={words.searchLabel}
					value={filters.text}
					onChange={(text) => filter({ text })}
				/>
			</div>
			<div className={`${styles.topics} needs-script`}>
				<CategoryChips
					categories={state.categories}
					chosen={filters.category}
					onChoose={(category) => filter({ category })}
				/>
			</div>
			<div className={styles.list} ref={start} {...focusFallback}>
				<PendingUpdates
					list={list}
					count={added.length}
					noun={words.noun}
					filters={filters}
					onAccept={accept}
				/>
				<FeedStatus
					age={age}
					updatedAt={shown?.at ?? null}
					hasFailed={feed.hasFailed}
					isRefreshing={feed.isRefreshing}
					onRetry={feed.retry}
					follow={follow?.(filters.category) ?? []}
				/>
				<noscript>
					<p className={styles.note}>
						{shown
							? fill(listWords.withoutScript.shown, { noun: words.noun.many })
							: listWords.withoutScript.empty}
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
					{!isTyping &&
						shown &&
						(saidFor === paging.visible
							? fill(listWords.shownOf, {
									count: Math.min(paging.visible, found.length),
									total: found.length,
									noun: words.noun.many,
								})
							: isFiltered &&
								fill(listWords.found, {
									count: found.length,
									noun: found.length === 1 ? words.noun.one : words.noun.many,
								}))}
				</p>
				{shown && found.length === 0 && <EmptyState {...words.empty} />}
				<ul role="list" className={styles.grid} ref={list}>
					{found.slice(0, paging.visible).map((item, index) => (
						// Keyed by position: a refetched list changes text without moving elements.
						// biome-ignore lint/suspicious/noArrayIndexKey: see above
						<li key={index} data-key={settings.keyOf(item)}>
							<Card item={item} />
						</li>
					))}
				</ul>
				<div ref={paging.sentinel} />
				{paging.needsButton && (
					<p className={styles.more}>
						<Button onClick={showMore}>{listWords.showMore}</Button>
					</p>
				)}
			</div>
		</div>
	);
}
