import { useState } from "react";
import * as words from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import styles from "./CategoryChips.module.css";
import { allCategories } from "./filter-items.ts";

/** How many chips are shown while the list is collapsed. */
export const collapsedTags = 10;

export type Category = { value: string; label: string };

/** Category chips; those beyond the first ten expand with 'Show {n} More Tags' and collapse with 'Show Less'. */
export function CategoryChips({
	categories,
	chosen,
	onChoose,
}: {
	categories: Category[];
	chosen: string;
	onChoose: (category: string) => void;
}) {
	const [isExpanded, setIsExpanded] = useState(false);
	const hiddenCount = categories.length - collapsedTags;
	const shown = isExpanded ? categories : categories.slice(0, collapsedTags);
	// A category chosen through the URL stays visible.
	const hiddenChoice = categories.filter(
		(category) => category.value === chosen && !shown.includes(category),
	);
	const choices =
		categories.length > 0
			? [
					{ value: allCategories, label: words.allCategories },
					...shown,
					...hiddenChoice,
				]
			: [];
	return (
		<fieldset
			className={styles.chips}
			data-expanded={isExpanded ? "" : undefined}
			// Browsers leave a focused chip that is only half in view where it is.
			onFocus={({ target }) =>
				target.scrollIntoView({ block: "nearest", inline: "nearest" })
			}
		>
			<legend className={styles.legend}>{words.categoryLabel}</legend>
			{choices.map(({ value, label }, index) => (
				<button
					// Keyed by position: a refetched list changes labels without moving elements.
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					key={index}
					type="button"
					className={styles.chip}
					aria-pressed={value === chosen}
					onClick={() => onChoose(value)}
				>
					{label}
				</button>
			))}
			{hiddenCount > 0 && (
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={isExpanded}
					onClick={() => setIsExpanded(!isExpanded)}
				>
					{isExpanded
						? words.showFewer
						: fill(words.showMoreTags, { count: hiddenCount })}
				</button>
			)}
		</fieldset>
	);
}
