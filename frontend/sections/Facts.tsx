import styles from "./Facts.module.css";
import { RichText } from "./Prose.tsx";

/** What one wants to know first, in rows of a name and a line, which may hold links. */
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
							<dd>
								<RichText text={text} />
							</dd>
						</div>
					),
			)}
		</dl>
	);
}
