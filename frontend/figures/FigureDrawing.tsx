import type { ReactNode } from "react";

/**
 * Renders the SVG of a wide figure, hidden from assistive technology: the list or table next to
 * it, made from the same data, is what screen readers read and what narrow screens and print show.
 */
export function FigureDrawing({
	size: [width, height],
	children,
}: {
	size: readonly [number, number];
	children: ReactNode;
}) {
	return (
		<svg
			className="drawn"
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
