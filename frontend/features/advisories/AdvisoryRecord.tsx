import words from "#content/copy/pages/advisories.yaml";
import { formatDay } from "#content/days.ts";
import { fill } from "#content/fill.ts";
import type { Advisory } from "#content/schema/advisories.ts";
import styles from "./AdvisoryRecord.module.css";

/** An advisory's CVSS score, the person credited, and its history so far. */
export function AdvisoryRecord({
	advisory: { cvss, credit, history },
}: {
	advisory: Advisory;
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
						<time dateTime={date}>{formatDay(date)}</time>
						<span className={styles.event}>{event}</span>
						<span>{text}</span>
					</li>
				))}
			</ol>
		</>
	);
}
