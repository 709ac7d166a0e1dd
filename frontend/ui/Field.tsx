import type { ComponentProps } from "react";
import styles from "./Field.module.css";

type Props = {
	id: string;
	label: string;
	/** The word that marks a field which may be left empty, since most are required. */
	optional: string;
	/** "textarea", or the type of a single-line input. */
	type: string;
} & Pick<
	ComponentProps<"input">,
	"autoComplete" | "name" | "readOnly" | "required"
>;

/** Renders a labelled input, of several lines if it is a textarea. */
export function Field({ label, optional, type, ...rest }: Props) {
	return (
		<div className={styles.field}>
			<label htmlFor={rest.id}>
				{label}
				{!rest.required && (
					<span className={styles.optional}>{` (${optional})`}</span>
				)}
			</label>
			{type === "textarea" ? (
				<textarea className={styles.control} {...rest} />
			) : (
				<input type={type} className={styles.control} {...rest} />
			)}
		</div>
	);
}
