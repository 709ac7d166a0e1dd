import styles from "./Steps.module.css";

type Step = { title: string; time: string; text: string };

/** Renders a numbered list of steps, each with how long it takes. */
export function Steps({ steps }: { steps: Step[] }) {
	return (
		<ol role="list" className={styles.steps}>
			{steps.map(({ title, time, text }) => (
				<li key={title} className={styles.step}>
					<h3>{title}</h3>
					<p className={styles.time}>{time}</p>
					<p className={styles.text}>{text}</p>
				</li>
			))}
		</ol>
	);
}
