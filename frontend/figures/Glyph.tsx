/** An icon of the set; its shape stands at the page's end (build/page-icons.ts). */
export function Glyph({
	name,
	size,
	at: [x, y] = [0, 0],
	pen,
}: {
	name: string;
	size: number;
	/** Its left upper corner, within a drawing. */
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
