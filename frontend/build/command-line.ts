import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Returns a command's options. Ends the process with one line if there is anything else. */
export function readOptions<T extends NonNullable<ParseArgsConfig["options"]>>(
	options: T,
) {
	try {
		return parseArgs({ options }).values;
	} catch (error) {
		return exitWith((error as Error).message);
	}
}

/** Returns the port that PORT sets. Ends the process with one line if it is not a port. */
export function readPort(otherwise: number, highest = 65_535): number {
	const text = process.env.PORT || String(otherwise);
	if (/^\d+$/.test(text) && Number(text) <= highest) return Number(text);
	return exitWith(`PORT must be a number from 0 to ${highest}, found ${text}`);
}

/** Returns the full path of a folder. Ends the process with one line if there is no such folder. */
export function existingFolder(path: string): string {
	const folder = resolve(path);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
	return exitWith(`There is no folder ${folder}`);
}

function exitWith(message: string): never {
	console.error(message);
	process.exit(1);
}
