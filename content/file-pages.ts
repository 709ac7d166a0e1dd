import {
	type Copy,
	collectionTable,
	ownPageOf,
	type PageFileName,
	pageFileNames,
} from "./collections.ts";

/** A page with a file of its own; `file` is its path below copy/. */
export type FilePage = {
	path: string;
	file: string;
	entry: OneOf<Copy[PageFileName]>;
};
type OneOf<Entries> = Entries extends (infer Entry)[] ? Entry : Entries;

/** Returns the pages that are files, in the order of `pageFiles`. */
export function pagesIn(copy: Pick<Copy, PageFileName>): FilePage[] {
	return pageFileNames.flatMap((name) =>
		[copy[name]].flat().map((entry) => {
			const { pattern } = collectionTable[name];
			const file = pattern.replace(/\{(\w+)\}/g, (_, field: string) =>
				String(Object(entry)[field]),
			);
			return { path: ownPageOf(file) ?? "", file, entry };
		}),
	);
}
