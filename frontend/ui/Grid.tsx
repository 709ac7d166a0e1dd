import type { ReactNode } from "react";
import styles from "./Grid.module.css";

type Props = { columns: 2 | 3; children: ReactNode };

/** Renders equal columns, fewer of them on narrower screens. */
export function Grid({ columns, children }: Props) {
	return (
		<div className={`${styles.grid} ${styles[`of${columns}`]}`}>{children}</div>
	);
}
