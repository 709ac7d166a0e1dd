import type { ReactNode } from "react";
import styles from "./Picture.module.css";

type Props = {
	/** The part shown, in the drawing's own units. */
	viewBox: string;
	/** Text alternative; without one the picture is decorative. */
	label?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
};

/**
 * Renders the SVG of a diagram. Its shapes use the pens of Picture.module.css, whose stroke
 * width stays the same at any size.
 */
export function Drawing({ viewBox, label, className, children }: Props) {
	return (
		<svg
			className={className ? `${styles.picture} ${className}` : styles.picture}
			viewBox={viewBox}
			role={label ? "img" : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			{children}
		</svg>
	);
}
