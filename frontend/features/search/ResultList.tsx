import { CommandGroup, CommandList } from "cmdk";
import {
	type KeyboardEvent,
	memo,
	useDeferredValue,
	useLayoutEffect,
	useRef,
} from "react";
import * as words from "#content/copy/interface/search.yaml";
import { moveRowFocus } from "./move-row-focus.ts";
import styles from "./ResultList.module.css";
import { optionId, ResultRow } from "./ResultRow.tsx";
import { firstOf, type Results } from "./results.ts";
import { firstRows } from "./search-limits.ts";

/** The result rows under their group headings; rendered again for new results only, not for a new selection. */
export const ResultList = memo(function ResultList({
	results,
	query,
	onChoose,
	onOpen,
	onLeave,
}: {
	results: Results;
	query: string;
	onChoose: (link: string) => void;
	onOpen: (link: string) => void;
	/** Called when focus should return to the input. */
	onLeave: () => void;
}) {
	const list = useRef<HTMLDivElement>(null);
	const isScrolled = useRef(false);
	// Visible rows render with the keystroke, the others as soon as there is time.
	const isSettled = useDeferredValue<Results | null>(results, null) === results;
	const { links, best } = results;
	const bestIndex = links.indexOf(best);
	const groups = isSettled
		? results.groups
		: firstOf(results.groups, Math.max(firstRows, bestIndex + 1));

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new query brings a new list
	useLayoutEffect(() => {
		// The first rows are visible anyway.
		const isFar = bestIndex >= firstRows;
		if (!isFar && !isScrolled.current) return;
		// In the next frame, which computes layout anyway; doing it now would force another layout.
		const request = requestAnimationFrame(() => {
			list.current?.scrollTo(0, 0);
			if (!isFar) return;
			const row = document.getElementById(optionId(bestIndex));
			row?.scrollIntoView({ block: "nearest" });
		});
		return () => cancelAnimationFrame(request);
	}, [query, bestIndex]);

	function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
		// A typed letter continues in the input.
		const isLetter = event.key.length === 1 && event.key !== " ";
		const isChord = event.metaKey || event.ctrlKey || event.altKey;
		if (moveRowFocus(event) === "before-first" || (isLetter && !isChord))
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
			{groups.map(({ name, heading, hits }) => (
				<CommandGroup key={name} heading={heading}>
					{hits.map((hit, place) => (
						<ResultRow
							// biome-ignore lint/suspicious/noArrayIndexKey: reusing a row with new text is cheaper than creating one
							key={place}
							index={index++}
							hit={hit}
							onFocus={onChoose}
							onSelect={onOpen}
						/>
					))}
				</CommandGroup>
			))}
		</CommandList>
	);
});
