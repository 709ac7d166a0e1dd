import styles from "./Facts.module.css";

/** What one wants to know first, in rows of a name and a line. */
export function Facts({
	facts,
}: {
	facts: { label: string; text: string | undefined }[];
}) {
	return (
		<dl className={styles.facts}>
			{facts.map(
				({ label, text }) =>
					text && (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</div>
					),
			)}
		</dl>
	);
}
