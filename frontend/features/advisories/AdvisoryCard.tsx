import words from "#content/copy/pages/advisories.yaml";
import { formatDay } from "#content/days.ts";
import { fill } from "#content/fill.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./AdvisoryCard.module.css";
import { AdvisoryRecord } from "./AdvisoryRecord.tsx";

type Props = {
	advisory: Advisory;
	/** Called when the visitor asks for a link to this advisory. */
	onCopy: () => void;
};

/** An advisory with details that expand inside the card. */
export function AdvisoryCard({ advisory, onCopy }: Props) {
	const context = (
		<span className="visually-hidden">
			{` ${fill(words.detailsOf, { id: advisory.id })}`}
		</span>
	);
	return (
		<article className={styles.card} id={advisory.id.toLowerCase()}>
			{/* Read out first; shown below what identifies it. */}
			<h2>{advisory.title}</h2>
			<div className={styles.head}>
				<p className={styles.facts}>
					{advisory.id}
					<span className="visually-hidden">{words.severityLabel}</span>
					<span data-severity={advisory.severity}>{advisory.severity}</span>
					<span className="visually-hidden">{words.statusLabel}</span>
					<span>{advisory.status}</span>
					<time dateTime={advisory.date}>{formatDay(advisory.date)}</time>
				</p>
				<button
					type="button"
					className={`${styles.copy} needs-script`}
					onClick={onCopy}
				>
					{words.copyLabel}
					{context}
				</button>
			</div>
			<p className={styles.text}>{advisory.description}</p>
			<p className={styles.systems}>
				<span>{words.affectedLabel}</span>
				{advisory.affectedSystems.join(", ")}
			</p>
			<details className={styles.details}>
				<summary>
					{words.detailsLabel}
					{context}
					<Icon name="chevron-down" size={18} />
				</summary>
				{advisory.details.map((paragraph) => (
					<p key={paragraph} className={styles.text}>
						{/* A label, such as "Cause:", is the second part. */}
						{paragraph
							.split(/^([^:.]{1,24}:)/)
							.map((part, index) =>
								index === 1 ? <b key={part}>{part}</b> : part,
							)}
					</p>
				))}
				<AdvisoryRecord advisory={advisory} />
			</details>
		</article>
	);
}
