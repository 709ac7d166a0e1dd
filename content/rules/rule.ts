import { fieldName, type Problem } from "../reader/problem.ts";
import type { ReadEntry } from "../reader/read-copy.ts";
import type { Path } from "../reader/read-yaml.ts";

/** A file of which each field is right by itself. */
export type SoundFile = Pick<ReadEntry, "value" | "placeOf"> & {
	/** Below copy/. */
	file: string;
	collection: ReadEntry["collection"];
};

/** What there is beside the words, for those that name it. */
export type Surroundings = {
	/** Names of the icons that can be shown. */
	icons: ReadonlySet<string>;
	/** Below frontend/illustrations/, without their ending: "extensions/data-miner". */
	drawings: ReadonlySet<string>;
	/** Paths of the files in frontend/public/, from their first slash on. */
	publicFiles: ReadonlySet<string>;
};

/** What a rule looks at: the files that are sound, those last changed at the end, and the names of all. */
export type Subject = Surroundings & {
	files: SoundFile[];
	names: string[];
	texts: Record<string, string>;
};

/** Something that no field's schema can say by itself, since it looks at several fields, at other files or at the language. */
export type Rule = (subject: Subject) => Problem[];

export function problemAt(
	{ file, value, placeOf }: Omit<SoundFile, "collection">,
	path: Path,
	message: string,
): Problem {
	return {
		...{ file, path, message, ...placeOf(path) },
		field: fieldName(path, value),
	};
}

/** A part of a file that a page is made of: the whole, or one entry of a list. */
export type Part = { file: SoundFile; path: Path; value: object };

/** Each category, which all stand in one file. */
export function categoriesOf(files: SoundFile[]): Part[] {
	return files
		.filter(({ collection }) => collection === "categories")
		.flatMap((file) => entriesOf(file));
}

/** The entries of a list that is a file. */
export function entriesOf(file: SoundFile): Part[] {
	return Array.isArray(file.value)
		? file.value.map((value: object, index) => ({ file, path: [index], value }))
		: [];
}

/** Each file as a whole, of lists each entry by itself. */
export function partsOf(files: SoundFile[]): Part[] {
	return files.flatMap((file) =>
		Array.isArray(file.value)
			? entriesOf(file)
			: [{ file, path: [], value: Object(file.value) }],
	);
}
