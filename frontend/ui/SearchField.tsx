import { Icon } from "./Icon.tsx";
import styles from "./SearchField.module.css";

type Props = {
	label: string;
	value: string;
	onChange: (value: string) => void;
};

/** Renders a search field that filters a list on the same page. */
export function SearchField({ label, value, onChange }: Props) {
	return (
		<label className={styles.field}>
			<Icon name="search" size={20} />
			<span className="visually-hidden">{label}</span>
			<input
				type="search"
				placeholder={label}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</label>
	);
}
