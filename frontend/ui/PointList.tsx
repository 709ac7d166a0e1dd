import { Icon } from "./Icon.tsx";
import styles from "./PointList.module.css";

type Props = {
	points: { icon: string; label: string; text: string }[];
	/** Heading level of the labels. */
	level?: 3 | 4;
	/** Shows two in a row on wide screens. */
	isPaired?: boolean;
};

/** Renders points with an icon, a label and a text, in rows under hairlines. */
export function PointList({ points, level = 3, isPaired = false }: Props) {
	const Heading = `h${level}` as const;
	return (
		<ul
			role="list"
			className={isPaired ? `${styles.list} ${styles.paired}` : styles.list}
		>
			{points.map(({ icon, label, text }) => (
				<li key={label} className={styles.point}>
					<Icon name={icon} size={28} />
					<div>
						<Heading className={styles.label}>{label}</Heading>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
