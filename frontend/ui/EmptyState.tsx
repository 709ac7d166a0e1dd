import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

type Props = {
	heading: string;
	text: string;
	/** That of the words alone: a live region repeats all that it contains whenever some of it changes. */
	role?: "alert";
	children?: ReactNode;
};

/** Shown when a list is empty. */
export function EmptyState({ heading, text, role, children }: Props) {
	return (
		<div className={styles.state}>
			<svg className={styles.picture} viewBox="0 0 120 48" aria-hidden="true">
				<path d="M0 40h120M60 40V18M60 34c0-10-14-10-14-22M60 34c0-10 14-10 14-22" />
			</svg>
			<div role={role}>
				<h2>{heading}</h2>
				<p>{text}</p>
			</div>
			{children}
		</div>
	);
}
