import { renderToStaticMarkup } from "react-dom/server";
import type { Figure } from "#content/schema/figure.ts";
import type { FigureCopy } from "#content/schema/figure-copy.ts";
import { BarsFigure, RangeFigure } from "./Bars.tsx";
import { BeforeAfterFigure } from "./BeforeAfter.tsx";
import { FlowFigure } from "./Flow.tsx";
import { LayersFigure } from "./Layers.tsx";
import { LineFigure } from "./Line.tsx";
import { MatrixFigure } from "./Matrix.tsx";
import { TimelineFigure } from "./Timeline.tsx";

/**
 * Renders a page's figure as HTML, from its content. At build time only: no browser loads this code
 * (build/render.tsx).
 * @param isBelow a phone's first screen, which is painted before it then (styles/base.css)
 */
export function renderFigure(
	figure: Figure,
	words: FigureCopy,
	isBelow = false,
): string {
	return renderToStaticMarkup(
		<figure className="fig" data-below={isBelow ? "" : undefined}>
			<figcaption>
				<strong>{figure.title}</strong>
				<span>{figure.caption}</span>
			</figcaption>
			<Art figure={figure} words={words} />
			{"unit" in figure && (
				<p className="source">
					{figure.source ? `${words.source} ${figure.source}` : words.example}
				</p>
			)}
		</figure>,
	);
}

function Art({ figure, words }: { figure: Figure; words: FigureCopy }) {
	switch (figure.kind) {
		case "flow":
			return <FlowFigure figure={figure} words={words} />;
		case "timeline":
			return <TimelineFigure figure={figure} />;
		case "layers":
			return <LayersFigure figure={figure} words={words} />;
		case "matrix":
			return <MatrixFigure figure={figure} words={words} />;
		case "before-after":
			return <BeforeAfterFigure figure={figure} />;
		case "range":
			return <RangeFigure figure={figure} />;
		case "bars":
			return <BarsFigure figure={figure} />;
		case "line":
			return <LineFigure figure={figure} />;
	}
}
