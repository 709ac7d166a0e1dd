import styles from "./TagLine.module.css";

/** Renders names as a running line, as in a colophon. */
export function TagLine({ tags }: { tags: string[] }) {
	return (
		<ul role="list" className={styles.tags}>
			{tags.map((tag) => (
				<li key={tag}>{tag}</li>
			))}
		</ul>
	);
}
