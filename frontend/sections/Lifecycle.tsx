import { Icon } from "#frontend/ui/Icon.tsx";
import styles from "./Lifecycle.module.css";

type Step = { step: number; icon: string; title: string; description: string };

/** Renders five numbered steps, as columns on a wide screen and stacked on a narrow one (docs/behaviour.md, "Services"). */
export function Lifecycle({ steps }: { steps: Step[] }) {
	return (
		<ol role="list" className={styles.steps}>
			{steps.map(({ step, icon, title, description }) => (
				<li key={step} className={styles.step}>
					<span className={styles.node}>
						<Icon name={icon} size={24} />
					</span>
					<h3>
						{/* With its space: as a text of its own, it would be missing from the heading's name. */}
						<span className={styles.number}>{`${step} `}</span>
						{title}
					</h3>
					<p>{description}</p>
				</li>
			))}
		</ol>
	);
}
