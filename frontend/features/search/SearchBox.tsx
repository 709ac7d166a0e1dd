import { CommandRoot } from "cmdk";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as words from "#content/copy/interface/search.yaml";
import { fill } from "#content/fill.ts";
import { listen } from "#frontend/hooks/listen.ts";
import { useIsChanging } from "#frontend/hooks/use-is-changing.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { openResult } from "./follow.ts";
import { missingWords } from "./missing-words.ts";
import { usePreparedSearch } from "./prepare-search.ts";
import { ResultList } from "./ResultList.tsx";
import { optionId } from "./ResultRow.tsx";
import { forgetRecent, readRecent } from "./recent.ts";
import { groupHits, type Results, startGroups } from "./results.ts";
import styles from "./SearchBox.module.css";
import head from "./SearchHead.module.css";
import { SearchHead } from "./SearchHead.tsx";
import { useSearch } from "./search-store.ts";
import type { LoadSetup } from "./search-types.ts";

/** The content of the dialog: input, results and key hints. */
export function SearchBox({ loadSetup }: { loadSetup: LoadSetup }) {
	const query = useSearch((state) => state.query);
	const { search, hasFailed, retry } = usePreparedSearch(loadSetup);
	const [recent, setRecent] = useState(readRecent);
	// Rendered long before the dialog opens; meanwhile another tab may have chosen or cleared some, or a page from
	// which Back led here.
	useEffect(() => {
		const update = () => setRecent(readRecent());
		return listen(window, { "storage pageshow": update });
	}, []);
	const [chosen, setChosen] = useState({ query, link: "" });
	const input = useRef<HTMLInputElement>(null);

	const isEmpty = query.trim() === "";
	const results = useMemo(() => {
		if (!search) return { groups: [], links: [], best: "" };
		if (isEmpty) return startGroups(search.engine.documents(), recent);
		return groupHits(search.engine.search(query));
	}, [search, query, isEmpty, recent]);
	const { groups, links, best } = results;
	// A choice made for another query does not apply to this one: the best result is selected.
	const isCurrent = chosen.query === query && links.includes(chosen.link);
	const selected = isCurrent ? chosen.link : best;
	const choose = useCallback(
		(link: string) => setChosen({ query: useSearch.getState().query, link }),
		[],
	);
	const open = useCallback(
		(link: string) => {
			const hits = groups.flatMap(({ hits }) => hits);
			const hit = hits.find((hit) => hit.link === link);
			if (search && hit) openResult(hit, search.copy);
		},
		[groups, search],
	);
	// The query for which Enter was pressed before there was anything to open.
	const entered = useRef<string>(undefined);
	useEffect(() => {
		// Deferred: within an effect, React could not close the dialog before the focus moves.
		if (query === entered.current && best) queueMicrotask(() => open(best));
		// Articles that load once nothing has been found come too late.
		if (query !== entered.current || search) entered.current = undefined;
	}, [best, query, open, search]);
	const focusInput = useCallback(() => input.current?.focus(), []);
	const hasNothing = Boolean(search) && !isEmpty && links.length === 0;
	const message = hasFailed
		? words.failed
		: hasNothing && fill(words.noResults, { query });
	const isTyping = useIsChanging(query);
	// The last word as if it were complete, and as it counts while it may still become another.
	const missing = missingText(query, results, false);
	const shown = isTyping ? missingText(query, results, true) : missing;

	return (
		<CommandRoot
			className={styles.box ?? ""}
			label={words.label}
			shouldFilter={false}
			vimBindings={false}
			value={selected}
			onValueChange={choose}
			onKeyDownCapture={(event) => {
				// On a button, cmdk would open the selected result instead.
				const isOnButton = (event.target as Element).matches("button");
				if (event.key === "Enter" && isOnButton) event.stopPropagation();
			}}
			onKeyDown={({ key, keyCode, target, nativeEvent }) => {
				if (key.startsWith("Arrow")) requestAnimationFrame(showSelected);
				// Enter may confirm a composed word, as in Japanese; Safari says so by its code alone.
				if (nativeEvent.isComposing || keyCode === 229) return;
				if (search || isEmpty) return;
				if (key !== "Enter") return;
				if (target === input.current) entered.current = query;
			}}
		>
			<SearchHead
				input={input}
				query={query}
				hasResults={links.length > 0}
				selectedId={selected ? optionId(links.indexOf(selected)) : undefined}
			/>
			{missing && (
				<p className={styles.missing} data-pending={shown ? undefined : ""}>
					{shown || missing}
				</p>
			)}
			<ResultList
				results={results}
				query={query}
				onChoose={choose}
				onOpen={open}
				onLeave={focusInput}
			/>
			<div className={message ? styles.message : undefined}>
				{/* Shown at once; read out below, after a pause. */}
				{message && <p aria-hidden="true">{message}</p>}
				{hasFailed && (
					<Button
						onClick={() => {
							retry();
							focusInput();
						}}
					>
						{words.retryLabel}
					</Button>
				)}
			</div>
			{/* One text: of several, React would lose those that a translation has replaced. */}
			<p className="visually-hidden" role="status">
				{hasFailed || !isTyping
					? message || (!isEmpty && resultsText(results, missing))
					: ""}
			</p>
			<div className={styles.foot}>
				<p className={styles.keys} aria-hidden="true">
					{/* An element of its own: React could not remove texts that a translation has wrapped. */}
					{!hasNothing && (
						<span>
							<kbd>↑</kbd> <kbd>↓</kbd> {words.keyChoose} <kbd>Enter</kbd>{" "}
							{words.keyOpen}{" "}
						</span>
					)}
					<kbd>Esc</kbd> {words.keyClose}
				</p>
				{isEmpty && recent.length > 0 && (
					<button
						type="button"
						className={head.clear}
						onClick={() => {
							forgetRecent();
							setRecent([]);
							focusInput();
						}}
					>
						{words.forgetLabel}
					</button>
				)}
			</div>
		</CommandRoot>
	);
}

/** Scrolls to the row that an arrow key has selected; cmdk scrolls to the one selected before it. */
function showSelected(): void {
	document
		.querySelector("dialog [role=option][aria-selected=true]")
		?.scrollIntoView({ block: "nearest" });
}

/** Returns the sentence that names the words of the query that nothing contains, or "". */
function missingText(query: string, { groups }: Results, isTyping: boolean) {
	const queryWords = groups[0]?.hits[0]?.words ?? [];
	const parts = missingWords(query, queryWords, isTyping);
	return parts ? fill(words.missingWords, parts) : "";
}

/** Says how many results there are, and which of them Enter opens: that its row has another text now is not read out. */
function resultsText({ groups, links, best }: Results, missing: string) {
	const hits = groups.flatMap(({ hits }) => hits);
	const title = hits.find(({ link }) => link === best)?.document.title;
	if (!title) return "";
	const count = links.length;
	const found =
		count === 1 ? words.oneResult : fill(words.manyResults, { count });
	return `${missing} ${found}. ${title}`.trim();
}
