/** A decorative icon from the set, served by the editor and hidden from assistive technology. */
export function Pictogram({ name }: { name: string }) {
	return (
		<svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
			<use href={`icons.svg#${name}`} />
		</svg>
	);
}
