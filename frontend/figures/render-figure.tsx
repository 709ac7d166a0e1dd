import { renderToStaticMarkup } from "react-dom/server";
import type { Figure } from "#content/schema/figure.ts";
import type { FigureWords } from "#content/schema/figure-words.ts";
import { FigureOf } from "./Figure.tsx";

/** Renders a figure as HTML. */
export function renderFigure(figure: Figure, words: FigureWords): string {
	return renderToStaticMarkup(<FigureOf figure={figure} words={words} />);
}
