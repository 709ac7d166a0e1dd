import { CommandInput } from "cmdk";
import type { RefObject } from "react";
import * as words from "#content/copy/interface/search.yaml";
import { Icon } from "#frontend/ui/Icon.tsx";
import { IconButton } from "#frontend/ui/IconButton.tsx";
import styles from "./SearchHead.module.css";
import { closeSearch, queryLimit, setSearchQuery } from "./search-store.ts";

type Props = {
	input: RefObject<HTMLInputElement | null>;
	query: string;
	hasResults: boolean;
	/** Id of the row that Enter opens. */
	selectedId: string | undefined;
};

/** The input with its clear button, and the dialog's close button. */
export function SearchHead({ input, query, hasResults, selectedId }: Props) {
	return (
		<div className={styles.head}>
			<Icon name="search" size={22} />
			{/* cmdk selects the first row whenever an input it controls changes; we select the best row. */}
			<CommandInput asChild value="">
				<input
					ref={input}
					role="combobox"
					className={styles.input}
					placeholder={words.placeholder}
					enterKeyHint="go"
					maxLength={queryLimit}
					value={query}
					aria-expanded={hasResults}
					aria-activedescendant={selectedId}
					onChange={(event) => setSearchQuery(event.target.value)}
					onKeyDown={(event) => {
						// Home and End move the caret here, not the selection.
						if (event.key === "Home" || event.key === "End")
							event.stopPropagation();
					}}
				/>
			</CommandInput>
			{query && (
				<button
					type="button"
					className={styles.clear}
					onClick={() => {
						setSearchQuery("");
						input.current?.focus();
					}}
				>
					{words.clearLabel}
					<span className="visually-hidden"> {words.clearWhat}</span>
				</button>
			)}
			<IconButton icon="x" label={words.closeLabel} onClick={closeSearch} />
		</div>
	);
}
