import type { ReactNode, Ref } from "react";
import styles from "./Card.module.css";
import { Icon } from "./Icon.tsx";

type Props = {
	ref?: Ref<HTMLElement>;
	id?: string;
	icon?: string;
	/** Shown instead of an icon. */
	logo?: ReactNode;
	title: string;
	/** A word or two below the title. */
	kind?: string;
	/** Heading level of the title. */
	level?: 2 | 3 | 4;
	children: ReactNode;
};

/** Renders a titled block under a strong rule; columns of them read like a printed page. */
export function Card({
	ref,
	id,
	icon,
	logo,
	title,
	kind,
	level = 3,
	children,
}: Props) {
	const Heading = `h${level}` as const;
	return (
		<article ref={ref} id={id} className={styles.card}>
			{(icon || logo) && (
				<span className={styles.icon}>
					{icon ? <Icon name={icon} size={28} /> : logo}
				</span>
			)}
			<Heading className={styles.title}>{title}</Heading>
			{kind && <p className={styles.kind}>{kind}</p>}
			<div className={styles.body}>{children}</div>
		</article>
	);
}
