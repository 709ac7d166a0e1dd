import { CommandItem } from "cmdk";
import { memo } from "react";
import type { SearchDocument } from "#content/search/document.ts";
import icon from "#frontend/ui/Icon.module.css";
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
	shape,
	words,
	typed,
	onFocus,
	onSelect,
}: {
	index: number;
	document: SearchDocument;
	/** Of the document's icon. */
	shape: Node | undefined;
	words: string[];
	/** The words of the query. */
	typed: string[];
	onFocus: (link: string) => void;
	onSelect: (link: string) => void;
}) {
	const { link, title, description, page } = document;
	return (
		<CommandItem asChild value={link} onSelect={() => onSelect(link)}>
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
				<Shape shape={shape} />
				<span className={styles.text}>
					<span className={styles.title}>
						<Highlight text={title} words={words} typed={typed} />
					</span>
					<span className={styles.description}>
						{page && (
							<>
								<Highlight text={page} words={words} typed={typed} />
								{": "}
							</>
						)}
						<Highlight text={description} words={words} typed={typed} />
					</span>
				</span>
			</a>
		</CommandItem>
	);
}

/** The icon, copied from one that was read before: cheaper than reading its markup for every row and letter. */
const Shape = memo(function Shape({ shape }: { shape: Node | undefined }) {
	return (
		<svg
			ref={(svg) => svg?.replaceChildren(shape?.cloneNode(true) ?? "")}
			className={`${icon.icon} ${styles.icon}`}
			viewBox="0 0 24 24"
			aria-hidden="true"
		/>
	);
});
