import styles from "./Facts.module.css";
import { RichText } from "./RichText.tsx";

type Fact = {
	label: string;
	text: string | undefined;
	/** Where the whole text leads. */
	href?: string;
};

/** Renders key facts as rows of a label and a line of text, which may contain links. */
export function Facts({ facts }: { facts: Fact[] }) {
	// Labels with long words, which would be broken, get a wider column.
	const isWide = facts.some(({ label }) => /[^\s-]{10}/.test(label));
	return (
		<dl className={isWide ? `${styles.facts} ${styles.wide}` : styles.facts}>
			{facts.map(
				({ label, text, href }) =>
					text && (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								{href ? <a href={href}>{text}</a> : <RichText text={text} />}
							</dd>
						</div>
					),
			)}
		</dl>
	);
}
