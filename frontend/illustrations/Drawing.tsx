import type { ReactNode } from "react";
import styles from "./Picture.module.css";

type Props = {
	/** Width and height in the drawing's own units. */
	size: readonly [number, number];
	/** Text alternative; without one the picture is decorative. */
	label?: string | undefined;
	className?: string | undefined;
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
			className={className ? `${styles.picture} ${className}` : styles.picture}
			viewBox={`0 0 ${width} ${height}`}
			role={label ? "img" : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			{children}
		</svg>
	);
}
