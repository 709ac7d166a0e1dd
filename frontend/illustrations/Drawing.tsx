import type { ReactNode } from "react";
import styles from "./Picture.module.css";

type Props = {
	/** Width and height of the drawing's own measure. */
	size: readonly [number, number];
	/** What the picture says, for those who do not see it; without it the picture is mere ornament. */
	label?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
};

/**
 * The sheet that every diagram is drawn on. Its parts take one of the pens of
 * Picture.module.css, whose width stays the same at any size.
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
