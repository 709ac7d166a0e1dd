import { existsSync } from "node:fs";
import { join } from "node:path";
import { collectionOf, collections } from "#content/collections.ts";
import { type Problem, readCopy } from "#content/reader/read-copy.ts";
import { iconFolder } from "#frontend/build/icons.ts";
import { readValue } from "./write-entry.ts";

/**
 * What is wrong with a file as it would be saved, beside all others as they are.
 * @param texts of all files by their paths below copy/, with the file's new one
 */
export function findProblems(
	file: string,
	texts: Record<string, string>,
): Problem[] {
	const { problems } = readCopy(texts);
	return [
		...problems.filter((problem) => problem.file === file),
		...unknownIcons(file, readValue(file, texts[file] ?? "")),
		...sameOrder(file, texts),
	];
}

function unknownIcons(
	file: string,
	value: unknown,
	path: string[] = [],
): Problem[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		const at = [...path, key];
		if (typeof inner !== "string") return unknownIcons(file, inner, at);
		const isIcon = key.toLowerCase().endsWith("icon");
		if (!isIcon || !/^[a-z0-9-]+$/.test(inner)) return [];
		if (existsSync(join(iconFolder, `${inner}.svg`))) return [];
		const message = `names no picture of the set: ${inner}`;
		return [{ file, path: at, message, line: 1, column: 1 }];
	});
}

/** Two files of a folder with the same order. */
function sameOrder(file: string, texts: Record<string, string>): Problem[] {
	const folder = file.slice(0, file.lastIndexOf("/") + 1);
	const own = Object(readValue(file, texts[file] ?? "")).order;
	const name = collectionOf(file)?.name;
	if (own === undefined || !name || !collections[name].pattern.includes("{")) {
		return [];
	}
	const other = Object.keys(texts).find(
		(path) =>
			path !== file &&
			path.startsWith(folder) &&
			Object(readValue(path, texts[path] ?? "")).order === own,
	);
	if (!other) return [];
	const message = `must be a number that no other of its folder has; ${other} has ${own} too`;
	return [{ file, path: ["order"], message, line: 1, column: 1 }];
}
