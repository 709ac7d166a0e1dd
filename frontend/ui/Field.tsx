import type { ComponentProps } from "react";
import styles from "./Field.module.css";

type Common = { label: string };

/** Renders a labelled single-line input. Optional fields are marked, since most are required. */
export function Field({
	label,
	id,
	...rest
}: Common & ComponentProps<"input">) {
	return (
		<div className={styles.field}>
			<label htmlFor={id}>
				{label}
				{!rest.required && <span className={styles.optional}> (optional)</span>}
			</label>
			<input type="text" id={id} className={styles.control} {...rest} />
		</div>
	);
}

/** Renders a labelled multi-line input. */
export function TextArea({
	label,
	id,
	...rest
}: Common & ComponentProps<"textarea">) {
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<textarea id={id} className={styles.control} {...rest} />
		</div>
	);
}
