import type { ReactNode, Ref } from "react";
import styles from "./Card.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
	ref?: Ref<HTMLElement>;
	id?: string;
	icon?: string;
	title: string;
	/** Rank of the title in the page's outline. */
	level?: 2 | 3 | 4;
	children: ReactNode;
};

/** A titled piece under a short strong rule; columns of them read like a printed page. */
export function Card({ ref, id, icon, title, level = 3, children }: Props) {
	const Heading = `h${level}` as const;
	return (
		<article ref={ref} id={id} className={styles.card}>
			{icon && (
				<span className={styles.icon}>
					<Icon name={icon} size={28} />
				</span>
			)}
			<Heading className={styles.title}>{title}</Heading>
			<div className={styles.body}>{children}</div>
		</article>
	);
}
