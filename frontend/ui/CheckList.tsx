import styles from "./CheckList.module.css";
import { Icon } from "./Icon.tsx";

/** Renders a list of short statements, each with a tick. */
export function CheckList({ items }: { items: string[] }) {
	return (
		<ul role="list" className={styles.list}>
			{items.map((item) => (
				<li key={item}>
					<Icon name="check" size={20} />
					{item}
				</li>
			))}
		</ul>
	);
}
