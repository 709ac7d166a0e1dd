import type { ReactNode } from "react";

/** Explains what each mark of a figure stands for, and the line that marks its aim. */
export function LegendKeys({
	names,
	mark,
	aim,
	aimPath,
}: {
	names: string[];
	/** Draws a mark within 12 × 12. */
	mark: (index: number) => ReactNode;
	aim: string | undefined;
	aimPath: string;
}) {
	return (
		<>
			{names.map((name, index) => (
				<Key key={name} mark={mark(index)} name={name} />
			))}
			{aim !== undefined && (
				<Key mark={<path className="aim" d={aimPath} />} name={aim} />
			)}
		</>
	);
}

function Key({ mark, name }: { mark: ReactNode; name: string }) {
	return (
		<span>
			<svg width="12" height="12" aria-hidden="true">
				{mark}
			</svg>
			{name}
		</span>
	);
}
