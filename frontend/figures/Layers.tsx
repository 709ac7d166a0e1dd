import type { Layers } from "#content/schema/figure.ts";
import type { FigureCopy } from "#content/schema/figure-copy.ts";

/** Shows layers from the top down, with three stems running through all of them. */
export function LayersFigure({
	figure: { layers },
	words,
}: {
	figure: Layers;
	words: FigureCopy;
}) {
	return (
		<ol role="list" className="layers">
			{layers.toReversed().map(({ label, note, owner }, index) => (
				<li key={label}>
					<Stems isTop={index === 0} isRoot={index === layers.length - 1} />
					<strong>{label}</strong>
					<span>{note}</span>
					{owner && (
						<em>
							<span className="visually-hidden">{words.owner} </span>
							{owner}
						</em>
					)}
				</li>
			))}
		</ol>
	);
}

/** Draws one layer's part of the stems: their tips in the top layer, the root in the bottom one. */
function Stems({ isTop, isRoot }: { isTop: boolean; isRoot: boolean }) {
	const foot = isRoot
		? "M32 0V100M8 0C8 48 32 44 32 84M56 0C56 48 32 44 32 84"
		: "M8 0V100M32 0V100M56 0V100";
	const tips = "M8 100V52M32 100V26M56 100V40";
	return (
		<svg
			className="stroke-brand"
			viewBox="0 0 64 100"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={isTop && isRoot ? "M32 100V20" : isTop ? tips : foot} />
		</svg>
	);
}
