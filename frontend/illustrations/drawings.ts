import type { ReactNode } from "react";

/** How content names a picture. */
export type Picture = {
	/** Name of a file in this folder's `categories/` or `extensions/`. */
	drawing?: string | undefined;
	/** What the picture shows, for those who do not see it. */
	text: string;
};

/** The modules of a folder of drawings, as import.meta.glob gives them. */
export type Drawings = Record<string, ReactNode>;

/** The drawing that content names; undefined where it names none, or none of these. */
export function drawingOf(drawings: Drawings, { drawing }: Picture): ReactNode {
	const file = Object.keys(drawings).find((name) =>
		name.endsWith(`/${drawing}.tsx`),
	);
	return file && drawings[file];
}
