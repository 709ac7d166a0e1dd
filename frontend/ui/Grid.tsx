import type { ReactNode } from "react";
import styles from "./Grid.module.css";

/** Renders equal columns, fewer of them on narrower screens. */
export function Grid({
	columns,
	children,
}: {
	columns: 2 | 3;
	children: ReactNode;
}) {
	return (
		<div className={`${styles.grid} ${styles[`of${columns}`]}`}>{children}</div>
	);
}
