import { Command } from "cmdk";
import type { SearchDocument } from "#content/search/document.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isExternal } from "./follow.ts";
import { Highlight } from "./Highlight.tsx";
import styles from "./ResultRow.module.css";

/** Id of a row, for the input's aria-activedescendant. */
export function optionId(index: number): string {
	return `search-option-${index}`;
}

/** One result: a real link, so that it can be focused and opened in a new tab. */
export function ResultRow({
	index,
	document,
	words,
	query,
	onFocus,
	onSelect,
}: {
	index: number;
	document: SearchDocument;
	words: string[];
	query: string;
	onFocus: (link: string) => void;
	onSelect: (document: SearchDocument) => void;
}) {
	const { link, title, description, icon, page } = document;
	return (
		<Command.Item asChild value={link} onSelect={() => onSelect(document)}>
			<a
				id={optionId(index)}
				href={link}
				className={styles.row}
				onFocus={() => onFocus(link)}
				onClickCapture={(event) => {
					const { metaKey, ctrlKey, shiftKey } = event;
					// A new tab or window is the browser's to open; the list stays as it is.
					if (metaKey || ctrlKey || shiftKey) event.stopPropagation();
					else event.preventDefault();
				}}
				onKeyDown={(event) => {
					if (event.key !== " ") return;
					event.preventDefault();
					event.currentTarget.click();
				}}
			>
				<span className={styles.icon}>
					<Icon name={icon} size={22} />
				</span>
				<span className={styles.text}>
					<span className={styles.title}>
						<Highlight text={title} words={words} query={query} />
					</span>
					<span className={styles.description}>
						{page && (
							<>
								<span className={styles.page}>
									<Highlight text={page} words={words} query={query} />
								</span>
								<span className="visually-hidden">: </span>
							</>
						)}
						<Highlight text={description} words={words} query={query} />
					</span>
				</span>
				<span className={styles.go}>
					{isExternal(link) ? (
						<Icon name="arrow-up-right" size={18} />
					) : (
						<Icon name="corner-down-left" size={18} />
					)}
				</span>
			</a>
		</Command.Item>
	);
}
