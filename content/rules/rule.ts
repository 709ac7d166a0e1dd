import { fieldName, type Problem } from "#content/reader/problem.ts";
import type { ReadEntry } from "#content/reader/read-copy.ts";
import type { Path } from "#content/reader/read-yaml.ts";

/** A file whose fields are all valid by themselves. */
export type ValidFile = Pick<ReadEntry, "value" | "placeOf"> & {
	/** Path below copy/. */
	file: string;
	collection: ReadEntry["collection"];
};

/** What copy may refer to outside its own folder. */
export type Assets = {
	/** Names of the icons that can be shown. */
	icons: ReadonlySet<string>;
	/** Paths below frontend/illustrations/, without extension: "extensions/data-miner". */
	drawings: ReadonlySet<string>;
	/** Paths of the files in frontend/public/, with a leading slash. */
	publicFiles: ReadonlySet<string>;
};

/** What a rule checks: the valid files, most recently changed last, and the names and texts of all files. */
export type Subject = Assets & {
	files: ValidFile[];
	names: string[];
	texts: Record<string, string>;
};

/** A check that no field's schema can do, because it covers several fields, other files or the language. */
export type Rule = (subject: Subject) => Problem[];

export function problemAt(
	{ file, value, placeOf }: Omit<ValidFile, "collection">,
	path: Path,
	message: string,
): Problem {
	return {
		...{ file, path, message, ...placeOf(path) },
		field: fieldName(path, value),
	};
}

/** A whole file, or one entry of a file that is a list. */
export type Part = { file: ValidFile; path: Path; value: object };

/** Returns the categories, which are all in one file. */
export function categoriesOf(files: ValidFile[]): Part[] {
	return files
		.filter(({ collection }) => collection === "categories")
		.flatMap((file) => entriesOf(file));
}

/** Returns the entries of a file that is a list. */
export function entriesOf(file: ValidFile): Part[] {
	return Array.isArray(file.value)
		? file.value.map((value: object, index) => ({ file, path: [index], value }))
		: [];
}

/** Returns each file as a whole; of a list, each entry. */
export function partsOf(files: ValidFile[]): Part[] {
	return files.flatMap((file) =>
		Array.isArray(file.value)
			? entriesOf(file)
			: [{ file, path: [], value: Object(file.value) }],
	);
}
