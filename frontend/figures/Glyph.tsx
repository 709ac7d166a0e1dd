/** Renders an icon of the set; its shape is at the end of the page (build/page-icons.ts). */
export function Glyph({
	name,
	size,
	at: [x, y] = [0, 0],
	pen,
}: {
	name: string;
	size: number;
	/** Its top left corner, within a drawing. */
	at?: [number, number];
	pen?: string;
}) {
	return (
		<svg
			className={pen}
			x={x || undefined}
			y={y || undefined}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
		>
			<use href={`#icon-${name}`} />
		</svg>
	);
}
