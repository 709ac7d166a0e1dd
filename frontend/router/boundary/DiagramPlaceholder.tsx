import type { ReactNode } from "react";
import styles from "./DiagramPlaceholder.module.css";

/**
 * Holds a diagram's place, in its measure of wide screens. A built page has its diagrams in its
 * HTML and nothing in them moves, so their code comes after the first load; this stands there
 * where a navigation shows one that is not here yet.
 */
export function DiagramPlaceholder({
	size: [width, height],
}: {
	size: [number, number];
}): ReactNode {
	return (
		<svg
			className={styles.placeholder}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
		/>
	);
}
