import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import * as words from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import type { FeedPageContent } from "#content/schema/page.ts";
import { Button } from "#frontend/ui/Button.tsx";
import styles from "./PendingUpdates.module.css";

/**
 * The button that shows what is new. Who reads further down stays with the article they are
 * at, while the new ones are put in above it, and then gets a button to scroll up to them.
 */
export function PendingUpdates({
	list,
	count,
	noun,
	onAccept,
}: {
	/** The list, whose items carry their key as data-key. */
	list: RefObject<HTMLUListElement | null>;
	/** How many are new. */
	count: number;
	/** What they are. */
	noun: FeedPageContent["noun"];
	onAccept: () => void;
}) {
	const [above, setAbove] = useState(0);
	const itemsOf = (n: number) =>
		n === 1
			? fill(words.newItem, { noun: noun.one })
			: fill(words.newItems, { count: n, noun: noun.many });

	function accept() {
		const place = findPlace(list.current);
		// Rendered at once, so that it is measured again before anything is painted.
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
			<div className={styles.bar}>
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

/** The first item that is in view, unless the list's beginning is. */
function findPlace(list: HTMLUListElement | null): Place | null {
	const items = [...(list?.querySelectorAll<HTMLElement>("[data-key]") ?? [])];
	const edge = Number.parseFloat(
		getComputedStyle(document.documentElement).scrollPaddingTop,
	);
	const item = items.find(
		(element) => element.getBoundingClientRect().bottom > edge,
	);
	if (!item || item === items[0]) return null;
	return {
		key: item.dataset.key ?? "",
		top: item.getBoundingClientRect().top,
	};
}

function returnTo({ key, top }: Place, list: HTMLUListElement | null): void {
	const item = list?.querySelector(`[data-key="${CSS.escape(key)}"]`);
	if (!item) return;
	scrollBy({
		top: item.getBoundingClientRect().top - top,
		behavior: "instant",
	});
}

/** The button that was pressed is gone: the focus goes to what it brought. */
function focusFirst(list: HTMLUListElement | null): void {
	list?.querySelector("a")?.focus({ preventScroll: true });
}
