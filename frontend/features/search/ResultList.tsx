import { CommandGroup, CommandList } from "cmdk";
import {
	type KeyboardEvent,
	memo,
	useDeferredValue,
	useLayoutEffect,
	useRef,
} from "react";
import * as words from "#content/copy/interface/search.yaml";
import type { Shapes } from "#frontend/ui/icon-store.ts";
import { moveFocus } from "./move-focus.ts";
import styles from "./ResultList.module.css";
import { optionId, ResultRow } from "./ResultRow.tsx";
import { firstOf, type Results } from "./results.ts";
import { firstRows } from "./search-limits.ts";

/** The rows under the headings of their groups; drawn anew for other results only, not for another choice. */
export const ResultList = memo(function ResultList({
	results,
	shapes,
	query,
	onChoose,
	onOpen,
	onLeave,
}: {
	results: Results;
	/** Of the icons, by their names. */
	shapes: Shapes | undefined;
	query: string;
	onChoose: (link: string) => void;
	onOpen: (link: string) => void;
	/** The focus is to go back to the input. */
	onLeave: () => void;
}) {
	const list = useRef<HTMLDivElement>(null);
	const isScrolled = useRef(false);
	// The rows in sight come with the keystroke, the others as soon as there is time.
	const isSettled = useDeferredValue<Results | null>(results, null) === results;
	const { links, best } = results;
	const bestIndex = links.indexOf(best);
	const groups = isSettled
		? results.groups
		: firstOf(results.groups, Math.max(firstRows, bestIndex + 1));

	// biome-ignore lint/correctness/useExhaustiveDependencies: other words bring another list
	useLayoutEffect(() => {
		// The first rows are in sight anyway.
		const isFar = bestIndex >= firstRows;
		if (!isFar && !isScrolled.current) return;
		// With the frame, which lays everything out in any case; now it would be once more.
		const request = requestAnimationFrame(() => {
			list.current?.scrollTo(0, 0);
			if (!isFar) return;
			const row = document.getElementById(optionId(bestIndex));
			row?.scrollIntoView({ block: "nearest" });
		});
		return () => cancelAnimationFrame(request);
	}, [query, bestIndex]);

	function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
		// A letter goes on into the input.
		const isLetter = event.key.length === 1 && event.key !== " ";
		const isChord = event.metaKey || event.ctrlKey || event.altKey;
		if (moveFocus(event) === "before-first" || (isLetter && !isChord))
			onLeave();
	}

	let index = 0;
	return (
		<CommandList
			ref={list}
			className={styles.list ?? ""}
			label={words.resultsLabel}
			onKeyDown={onKeyDown}
			onScroll={({ currentTarget }) => {
				isScrolled.current = currentTarget.scrollTop > 0;
			}}
		>
			{groups.map(({ heading, hits }) => (
				<CommandGroup key={heading} heading={heading}>
					{hits.map((hit, place) => (
						<ResultRow
							// biome-ignore lint/suspicious/noArrayIndexKey: a row that stays and changes its words is cheaper than a new one
							key={place}
							index={index++}
							hit={hit}
							shape={shapes?.get(hit.document.icon)}
							onFocus={onChoose}
							onSelect={onOpen}
						/>
					))}
				</CommandGroup>
			))}
		</CommandList>
	);
});
