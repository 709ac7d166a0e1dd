import { fill } from "#content/fill.ts";
import type {
	AdvisoriesContent,
	Advisory,
} from "#content/schema/advisories.ts";
import { formatLongDate } from "#frontend/ui/format-date.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./AdvisoryCard.module.css";

/** One advisory; its details open in place. */
export function AdvisoryCard({
	advisory,
	words,
	onCopy,
}: {
	advisory: Advisory;
	words: AdvisoriesContent;
	/** The visitor wants the advisory's address. */
	onCopy: () => void;
}) {
	const context = (
		<span className="visually-hidden">
			{" "}
			{fill(words.detailsOf, { id: advisory.id })}
		</span>
	);
	return (
		<article className={styles.card} id={advisory.id.toLowerCase()}>
			<div className={styles.head}>
				<p className={styles.facts}>
					<span>{advisory.id}</span>
					<span data-severity={advisory.severity} className={styles.severity}>
						{advisory.severity}
					</span>
					<span>{advisory.status}</span>
					<time dateTime={advisory.date}>{formatLongDate(advisory.date)}</time>
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
			<h2>{advisory.title}</h2>
			<p className={styles.text}>{advisory.description}</p>
			<p className={styles.systems}>
				{words.affectedLabel} {advisory.affectedSystems.join(", ")}
			</p>
			<details className={styles.details}>
				<summary>
					{words.detailsLabel}
					{context}
					<Icon name="chevron-down" size={18} />
				</summary>
				{advisory.details.map((paragraph) => (
					<p key={paragraph} className={styles.text}>
						{paragraph}
					</p>
				))}
				<Record advisory={advisory} words={words} />
			</details>
		</article>
	);
}

/** How bad it is by the standard, whom we thank, and what has happened so far. */
function Record({
	advisory: { cvss, credit, history },
	words,
}: {
	advisory: Advisory;
	words: AdvisoriesContent;
}) {
	return (
		<>
			{(cvss || credit) && (
				<dl className={styles.record}>
					{cvss && (
						<div>
							<dt>{words.scoreLabel}</dt>
							<dd>
								{fill(words.scoreText, {
									score: cvss.score.toFixed(1),
									vector: cvss.vector,
								})}
							</dd>
						</div>
					)}
					{credit && (
						<div>
							<dt>{words.creditLabel}</dt>
							<dd>{credit}</dd>
						</div>
					)}
				</dl>
			)}
			<h3 className={styles.historyLabel}>{words.historyLabel}</h3>
			<ol role="list" className={styles.history}>
				{history.map(({ date, event, text }) => (
					<li key={date + event}>
						<time dateTime={date}>{formatLongDate(date)}</time>
						<span className={styles.event}>{event}</span>
						<span>{text}</span>
					</li>
				))}
			</ol>
		</>
	);
}
