import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Shown when a list is empty. */
export function EmptyState({
	heading,
	text,
	children,
}: {
	heading: string;
	text: string;
	children?: ReactNode;
}) {
	return (
		<div className={styles.state}>
			<svg className={styles.picture} viewBox="0 0 120 48" aria-hidden="true">
				<path d="M0 40h120M60 40V18M60 34c0-10-14-10-14-22M60 34c0-10 14-10 14-22" />
			</svg>
			<h2>{heading}</h2>
			<p>{text}</p>
			{children}
		</div>
	);
}
