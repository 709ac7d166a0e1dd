import type { ReactNode } from "react";

/**
 * The sheet of a wide figure. It is for eyes only: the list or table beside it, made of the
 * same data, is what is read out, and what narrow screens and paper show.
 */
export function Drawing({
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
