import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as words from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import type { FeedPageContent } from "#content/schema/page.ts";
import { Button } from "#frontend/ui/Button.tsx";
import styles from "./PendingUpdates.module.css";
import type { Filters } from "./use-list-filters.ts";

/**
 * The button that shows new items. For a visitor who is reading further down, the new items are
 * inserted above without moving the one in view, and a second button scrolls up to them. It goes once
 * the visitor is there, by whatever means.
 */
export function PendingUpdates({
	list,
	count,
	noun,
	filters,
	onAccept,
}: {
	/** The list; its items carry their key in data-key. */
	list: RefObject<HTMLUListElement | null>;
	/** Number of new items. */
	count: number;
	/** What the items are called. */
	noun: FeedPageContent["noun"];
	filters: Filters;
	onAccept: () => void;
}) {
	const [above, setAbove] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list may not have those items
	useEffect(() => setAbove(0), [filters.text, filters.category]);
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const first = list.current?.firstElementChild;
		if (!above || !first) return;
		const observer = new IntersectionObserver(
			(changes) => {
				if (!changes.at(-1)?.isIntersecting) return;
				if (bar.current?.contains(document.activeElement))
					focusFirst(list.current);
				setAbove(0);
			},
			{ rootMargin: `-${topEdge()}px 0px 0px` },
		);
		observer.observe(first);
		return () => observer.disconnect();
	}, [above, list]);
	const itemsOf = (n: number) =>
		n === 1
			? fill(words.newItem, { noun: noun.one })
			: fill(words.newItems, { count: n, noun: noun.many });

	function accept() {
		const place = findPlace(list.current);
		// Rendered synchronously, so that it can be measured again before anything is painted.
		flushSync(() => {
			onAccept();
			setAbove(place ? count : 0);
		});
		if (place) returnTo(place, list.current);
		else focusFirst(list.current);
	}

	function goUp() {
		list.current?.scrollIntoView({ block: "start" });
		focusFirst(list.current);
		setAbove(0);
	}

	return (
		<>
			<p className="visually-hidden" role="status">
				{count > 0 && fill(words.canBeShown, { items: itemsOf(count) })}
			</p>
			<div className={styles.bar} ref={bar}>
				{count > 0 ? (
					<Button variant="brand" onClick={accept}>
						{fill(words.show, { items: itemsOf(count) })}
					</Button>
				) : (
					above > 0 && (
						<Button variant="brand" icon="arrow-up" onClick={goUp}>
							{fill(words.goUp, { items: itemsOf(above) })}
						</Button>
					)
				)}
			</div>
		</>
	);
}

type Place = { key: string; top: number };

/** Returns the first item in view, or null if the start of the list is in view. */
function findPlace(list: HTMLUListElement | null): Place | null {
	const items = [...(list?.querySelectorAll<HTMLElement>("[data-key]") ?? [])];
	const edge = topEdge();
	const item = items.find(
		(element) => element.getBoundingClientRect().bottom > edge,
	);
	if (!item || item === items[0]) return null;
	return {
		key: item.dataset.key ?? "",
		top: item.getBoundingClientRect().top,
	};
}

/** Returns how far down the bar and the button cover the list, in pixels. */
function topEdge(): number {
	return Number.parseFloat(
		getComputedStyle(document.documentElement).scrollPaddingTop,
	);
}

function returnTo({ key, top }: Place, list: HTMLUListElement | null): void {
	const item = list?.querySelector(`[data-key="${CSS.escape(key)}"]`);
	if (!item) return;
	scrollBy({
		top: item.getBoundingClientRect().top - top,
		behavior: "instant",
	});
}

/** Moves focus to the first item: the button that was pressed is gone. */
function focusFirst(list: HTMLUListElement | null): void {
	list?.querySelector("a")?.focus({ preventScroll: true });
}
