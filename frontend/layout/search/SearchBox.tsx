import { Command } from "cmdk";
import {
	type KeyboardEvent,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { SearchDocument } from "#content/search/document.ts";
import { closeSearch, setSearchQuery, useSearch } from "../../state/search.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { follow } from "./follow.ts";
import { moveFocus } from "./move-focus.ts";
import { optionId, ResultRow } from "./ResultRow.tsx";
import { forgetRecent, readRecent, remember } from "./recent.ts";
import { groupHits, startGroups } from "./results.ts";
import styles from "./SearchBox.module.css";
import { useSearchEngine } from "./use-search-engine.ts";

/** Input, results and key hints: all that the dialog holds. */
export function SearchBox() {
	const query = useSearch((state) => state.query);
	const { engine, hasFailed, retry } = useSearchEngine();
	const [recent, setRecent] = useState(readRecent);
	const [chosen, setChosen] = useState({ query, link: "" });
	const input = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLDivElement>(null);

	const isEmpty = query.trim() === "";
	const { groups, best } = useMemo(() => {
		if (!engine) return { groups: [], best: "" };
		if (isEmpty) return startGroups(engine.documents(), recent);
		return groupHits(engine.search(query));
	}, [engine, query, isEmpty, recent]);
	const links = groups.flatMap(({ hits }) =>
		hits.map(({ document }) => document.link),
	);
	// What was chosen for other words says nothing about these: the best result is.
	const selected =
		chosen.query === query && links.includes(chosen.link) ? chosen.link : best;
	const hasNothing = Boolean(engine) && !isEmpty && links.length === 0;

	// biome-ignore lint/correctness/useExhaustiveDependencies: other words bring another list
	useLayoutEffect(() => {
		list.current?.scrollTo(0, 0);
		const index = links.indexOf(best);
		if (index > 0)
			document
				.getElementById(optionId(index))
				?.scrollIntoView({ block: "nearest" });
	}, [query, best]);

	function open(document: SearchDocument): void {
		remember(document.link);
		closeSearch();
		follow(document.link);
	}

	function onListKeyDown(event: KeyboardEvent<HTMLElement>): void {
		if (moveFocus(event) === "before-first") input.current?.focus();
		// The letter that was pressed then goes into the input.
		const isLetter = event.key.length === 1 && event.key !== " ";
		if (isLetter && !event.metaKey && !event.ctrlKey && !event.altKey)
			input.current?.focus();
	}

	return (
		<Command
			className={styles.box ?? ""}
			label="Search"
			shouldFilter={false}
			vimBindings={false}
			value={selected}
			onValueChange={(link) => setChosen({ query, link })}
		>
			<div className={styles.head}>
				<Icon name="search" size={22} />
				{/* cmdk selects its first row on each change of an input it knows; ours is the best row. */}
				<Command.Input asChild value="">
					<input
						ref={input}
						role="combobox"
						className={styles.input}
						placeholder="Search everything..."
						enterKeyHint="go"
						value={query}
						aria-expanded={links.length > 0}
						aria-activedescendant={
							selected ? optionId(links.indexOf(selected)) : undefined
						}
						onChange={(event) => setSearchQuery(event.target.value)}
						onKeyDown={(event) => {
							// They move the caret here, not the selection.
							if (event.key === "Home" || event.key === "End")
								event.stopPropagation();
						}}
					/>
				</Command.Input>
				{query && (
					<button
						type="button"
						className={styles.clear}
						onClick={() => {
							setSearchQuery("");
							input.current?.focus();
						}}
					>
						Clear<span className="visually-hidden"> search</span>
					</button>
				)}
				<IconButton icon="x" label="Close search" onClick={closeSearch} />
			</div>
			<Command.List
				ref={list}
				className={styles.list ?? ""}
				label="Results"
				onKeyDown={onListKeyDown}
			>
				{groups.map(({ heading, hits }) => (
					<Command.Group key={heading} heading={heading}>
						{hits.map(({ document, words }) => (
							<ResultRow
								key={document.link}
								index={links.indexOf(document.link)}
								document={document}
								words={words}
								query={query}
								onFocus={() => setChosen({ query, link: document.link })}
								onSelect={() => open(document)}
							/>
						))}
					</Command.Group>
				))}
			</Command.List>
			{hasFailed && (
				<div className={styles.message}>
					<p>The search could not be loaded.</p>
					<Button onClick={retry}>Try again</Button>
				</div>
			)}
			<p
				role="status"
				className={hasNothing ? styles.message : "visually-hidden"}
			>
				{hasNothing && `No results found for "${query}"`}
				{!isEmpty && links.length > 0 && countText(links.length)}
			</p>
			<div className={styles.foot}>
				<p className={styles.keys} aria-hidden="true">
					<kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open,{" "}
					<kbd>Esc</kbd> to close
				</p>
				{isEmpty && recent.length > 0 && (
					<button
						type="button"
						className={styles.clear}
						onClick={() => {
							forgetRecent();
							setRecent([]);
							input.current?.focus();
						}}
					>
						Clear recent
					</button>
				)}
			</div>
		</Command>
	);
}

function countText(count: number): string {
	return count === 1 ? "1 result" : `${count} results`;
}
