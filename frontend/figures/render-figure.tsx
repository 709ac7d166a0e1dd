import { renderToStaticMarkup } from "react-dom/server";
import { findProblems } from "#content/problems.ts";
import { figureSchema } from "#content/schema/figure.ts";
import { FigureOf } from "./Figure.tsx";

/**
 * A figure as HTML.
 * @param where the file that holds it, for the message
 * @throws with a line for each problem of the data
 */
export function renderFigure(where: string, data: unknown): string {
	const problems = findProblems(figureSchema, where, data);
	if (problems.length > 0) throw new Error(problems.join("\n"));
	return renderToStaticMarkup(<FigureOf figure={figureSchema.parse(data)} />);
}
