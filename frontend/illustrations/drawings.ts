import type { ReactNode } from "react";

/** A picture as content refers to it. */
export type Picture = {
	/** Name of a file in this folder's `categories/` or `extensions/`. */
	drawing?: string | undefined;
	/** Text alternative: what the picture shows. */
	text: string;
};

/** The modules of a folder of drawings, as returned by import.meta.glob. */
export type Drawings = Record<string, ReactNode>;

/** Returns the drawing that content names, or undefined if it names none or an unknown one. */
export function drawingOf(drawings: Drawings, { drawing }: Picture): ReactNode {
	const file = Object.keys(drawings).find((name) =>
		name.endsWith(`/${drawing}.tsx`),
	);
	return file && drawings[file];
}
