import type { ComponentProps } from "react";
import styles from "./Field.module.css";

type Common = {
	id: string;
	label: string;
	/** The word that marks a field which may be left empty, since most are required. */
	optional: string;
};

/** Renders a labelled single-line input. */
export function Field({
	label,
	optional,
	...rest
}: Common & ComponentProps<"input">) {
	return (
		<div className={styles.field}>
			<label htmlFor={rest.id}>
				{label}
				{!rest.required && mark(optional)}
			</label>
			<input type="text" className={styles.control} {...rest} />
		</div>
	);
}

/** Renders a labelled multi-line input. */
export function TextArea({
	label,
	optional,
	...rest
}: Common & ComponentProps<"textarea">) {
	return (
		<div className={styles.field}>
			<label htmlFor={rest.id}>
				{label}
				{!rest.required && mark(optional)}
			</label>
			<textarea className={styles.control} {...rest} />
		</div>
	);
}

function mark(optional: string) {
	return <span className={styles.optional}>{` (${optional})`}</span>;
}
