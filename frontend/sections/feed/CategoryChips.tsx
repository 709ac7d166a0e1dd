import { useState } from "react";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import styles from "./CategoryChips.module.css";

/** Specification §9: tags shown collapsed. */
export const collapsedTags = 10;

/** Category chips; beyond the first ten they unfold with 'Show {n} More Tags' and fold with 'Show Less'. */
export function CategoryChips({
	all,
	categories,
	chosen,
	onChoose,
}: {
	/** Name of the choice that stands for every category. */
	all: string;
	categories: { value: string; label: string }[];
	chosen: string;
	onChoose: (category: string) => void;
}) {
	const [isExpanded, setIsExpanded] = useState(false);
	const hiddenCount = categories.length - collapsedTags;
	const shown = isExpanded ? categories : categories.slice(0, collapsedTags);
	// A category chosen through the address stays in sight.
	const kept = categories.filter(
		({ value }) =>
			value === chosen && !shown.some((category) => category.value === value),
	);
	const choices = [{ value: all, label: all }, ...shown, ...kept];
	return (
		<div className={styles.chips}>
			<ChoiceChips
				legend="Category"
				choices={choices.map(({ label }) => label)}
				chosen={choices.find(({ value }) => value === chosen)?.label ?? all}
				onChoose={(label) =>
					onChoose(
						choices.find((choice) => choice.label === label)?.value ?? all,
					)
				}
			/>
			{hiddenCount > 0 && (
				<button
					type="button"
					className={styles.toggle}
					aria-expanded={isExpanded}
					onClick={() => setIsExpanded(!isExpanded)}
				>
					{isExpanded ? "Show Less" : `Show ${hiddenCount} More Tags`}
				</button>
			)}
		</div>
	);
}
