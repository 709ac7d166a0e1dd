import type { ReactNode } from "react";
import styles from "./Diagram.module.css";

/** A line drawing that takes the theme's colours; `label` says in words what it shows. */
export function Diagram({
	label,
	width,
	height,
	children,
}: {
	label: string;
	width: number;
	height: number;
	children: ReactNode;
}) {
	return (
		<svg
			className={styles.diagram}
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			role="img"
			aria-label={label}
		>
			{children}
		</svg>
	);
}

/** Classes of the parts: brand stems, ink outlines, hairlines, the one ember accent, words. */
export const ink = styles.ink;
export const stem = styles.stem;
export const hair = styles.hair;
export const ember = styles.ember;
export const dot = styles.dot;
export const word = styles.word;
export const note = styles.note;
