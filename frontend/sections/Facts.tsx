import styles from "./Facts.module.css";
import { RichText } from "./Prose.tsx";

/** Renders key facts as rows of a label and a line of text, which may contain links. */
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
