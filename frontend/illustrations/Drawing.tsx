import type { ReactNode } from "react";
import styles from "./Picture.module.css";

type Props = {
	/** Width and height in the drawing's own units. */
	size: readonly [number, number];
	/** Text alternative. */
	label: string;
	className: string | undefined;
	children: ReactNode;
};

/**
 * Renders the SVG of a diagram. Its shapes use the pens of Picture.module.css, whose stroke
 * width stays the same at any size.
 */
export function Drawing({ size, label, className, children }: Props) {
	const [width, height] = size;
	return (
		<svg
			className={`${styles.picture} ${className}`}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={label}
		>
			{children}
		</svg>
	);
}
