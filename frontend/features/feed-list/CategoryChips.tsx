import { useLayoutEffect, useRef, useState } from "react";
import * as words from "#content/copy/interface/feed-list.yaml";
import { fill } from "#content/fill.ts";
import styles from "./CategoryChips.module.css";
import { allCategories } from "./filter-items.ts";

/** How many chips are shown while the list is collapsed. */
export const collapsedTags = 10;

export type Category = { value: string; label: string };

type Props = {
	categories: Category[];
	chosen: string;
	onChoose: (category: string) => void;
};

/** Category chips; those beyond the first ten expand with 'Show {n} More Tags' and collapse with 'Show Less'. */
export function CategoryChips({ categories, chosen, onChoose }: Props) {
	const [isExpanded, setIsExpanded] = useState(false);
	const shown = isExpanded ? categories : categories.slice(0, collapsedTags);
	const first = [
		{ value: allCategories, label: words.allCategories },
		...shown,
	];
	const isChosen = ({ value }: Category) => value === chosen;
	// The URL may name a category that is not among the first ones, or that no item has any more.
	const choice = categories.find(isChosen) ?? { value: chosen, label: chosen };
	const all = first.some(isChosen) ? first : [...first, choice];
	const choices = categories.length > 0 ? all : [];
	// A chosen category beyond the first ones is shown already.
	const beyond = categories.slice(collapsedTags);
	const hiddenCount = beyond.filter((category) => !isChosen(category)).length;
	const row = useRef<HTMLFieldSetElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another chip is pressed
	useLayoutEffect(() => {
		const pressed = row.current?.querySelector("[aria-pressed=true]");
		if (row.current && pressed) bringIntoView(row.current, pressed);
	}, [chosen, choices.length]);
	return (
		<fieldset
			ref={row}
			className={styles.chips}
			data-expanded={isExpanded ? "" : undefined}
			// Browsers leave a focused chip that is only half in view where it is. Under a mouse it must stay
			// there, or the press is lost.
			onFocus={({ target }) => {
				if (target.matches(":focus-visible"))
					target.scrollIntoView({ block: "nearest", inline: "nearest" });
			}}
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

/** Scrolls the row sideways until a chip is in view; scrollIntoView would scroll the page, too. */
function bringIntoView(row: Element, chip: Element): void {
	const { left, right } = chip.getBoundingClientRect();
	const box = row.getBoundingClientRect();
	const isInView = left >= box.left && right <= box.right;
	if (!isInView) row.scrollLeft += (left + right - box.left - box.right) / 2;
}
