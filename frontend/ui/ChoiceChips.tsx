import styles from "./ChoiceChips.module.css";

type Props = {
	legend: string;
	choices: readonly string[];
	chosen: string;
	onChoose: (choice: string) => void;
};

/** Renders a single choice between several values, as a row of chips. */
export function ChoiceChips({ legend, choices, chosen, onChoose }: Props) {
	return (
		<fieldset className={styles.chips}>
			<legend className={styles.caption}>
				<span className={styles.legend}>{legend}</span>
			</legend>
			{choices.map((choice) => (
				<button
					key={choice}
					type="button"
					className={styles.chip}
					aria-pressed={choice === chosen}
					onClick={() => onChoose(choice)}
				>
					{choice}
				</button>
			))}
		</fieldset>
	);
}
