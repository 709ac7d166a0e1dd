/** An icon of the set, as the editor's program serves it; it says nothing to those who do not see it. */
export function Pictogram({ name }: { name: string }) {
	return (
		<svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
			<use href={`icons.svg#${name}`} />
		</svg>
	);
}
