import { fill } from "#content/fill.ts";
import type {
	AdvisoriesContent,
	Advisory,
} from "#content/schema/advisories.ts";
import { formatLongDate } from "../ui/format-date.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./AdvisoryCard.module.css";

/** One advisory; its details open in place. */
export function AdvisoryCard({
	advisory,
	words,
}: {
	advisory: Advisory;
	words: Pick<
		AdvisoriesContent,
		"affectedLabel" | "detailsLabel" | "detailsOf"
	>;
}) {
	return (
		<article className={styles.card} id={advisory.id.toLowerCase()}>
			<p className={styles.facts}>
				<span>{advisory.id}</span>
				<span data-severity={advisory.severity} className={styles.severity}>
					{advisory.severity}
				</span>
				<span>{advisory.status}</span>
				<time dateTime={advisory.date}>{formatLongDate(advisory.date)}</time>
			</p>
			<h2>{advisory.title}</h2>
			<p className={styles.text}>{advisory.description}</p>
			<p className={styles.systems}>
				{words.affectedLabel} {advisory.affectedSystems.join(", ")}
			</p>
			<details className={styles.details}>
				<summary>
					{words.detailsLabel}
					<span className="visually-hidden">
						{" "}
						{fill(words.detailsOf, { id: advisory.id })}
					</span>
					<Icon name="chevron-down" size={18} />
				</summary>
				{advisory.details.map((paragraph) => (
					<p key={paragraph} className={styles.text}>
						{paragraph}
					</p>
				))}
			</details>
		</article>
	);
}
