import { CommandItem } from "cmdk";
import { answers } from "#content/copy/interface/search.yaml";
import { Icon } from "#frontend/ui/Icon.tsx";
import { outcomeOf } from "./follow.ts";
import { Highlight } from "./Highlight.tsx";
import styles from "./ResultRow.module.css";
import type { SearchHit } from "./search-engine.ts";

/** Returns the id of a row, for the input's aria-activedescendant. */
export function optionId(index: number): string {
	return `search-option-${index}`;
}

type Props = {
	index: number;
	hit: SearchHit;
	onFocus: (link: string) => void;
	onSelect: (link: string) => void;
};

/** A result, as a real link, so that it can be focused and opened in a new tab. */
export function ResultRow({ index, hit, onFocus, onSelect }: Props) {
	const { document, section, link, words } = hit;
	const { title, description, source, group, icon } = document;
	const isAnswer = group === "Answers";
	const summary = section
		? [source, section.title, section.text]
		: [source, description];
	return (
		<CommandItem asChild value={link} onSelect={() => onSelect(link)}>
			<a
				id={optionId(index)}
				href={link}
				className={isAnswer ? styles.answer : styles.row}
				onFocus={() => onFocus(link)}
				onClickCapture={(event) => {
					const { metaKey, ctrlKey, shiftKey } = event;
					// The browser opens new tabs and windows; the list stays as it is.
					if (metaKey || ctrlKey || shiftKey) event.stopPropagation();
					else event.preventDefault();
				}}
				onKeyDown={(event) => {
					if (event.key !== " ") return;
					event.preventDefault();
					event.currentTarget.click();
				}}
			>
				<Icon name={icon} size={22} />
				<span className={styles.text}>
					<span className={styles.title}>
						<Highlight text={title} query={words} />
					</span>
					<span className={styles.description}>
						<Highlight
							text={summary.filter(Boolean).join(": ")}
							query={words}
						/>
					</span>
				</span>
				{isAnswer && (
					<span className={styles.outcome}>{answers[outcomeOf(document)]}</span>
				)}
			</a>
		</CommandItem>
	);
}
