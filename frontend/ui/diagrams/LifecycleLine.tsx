import styles from "./LifecycleLine.module.css";
import pens from "./Picture.module.css";

/**
 * One root from which five stems rise, each ending upright over the left edge of one of
 * five equal columns. An ornament; it stretches to its box, and shows only where the
 * columns stand side by side.
 */
export function LifecycleLine() {
	return (
		<svg
			className={styles.line}
			viewBox="0 0 1000 64"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path
				className={pens.stem}
				vectorEffect="non-scaling-stroke"
				d="M0 63H772M0 63C20 63 28 40 28 0M172 63C212 63 228 40 228 0M372 63c40 0 56-23 56-63M572 63c40 0 56-23 56-63M772 63c40 0 56-23 56-63"
			/>
		</svg>
	);
}
