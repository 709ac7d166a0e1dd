import { resolve } from "node:path";
import { printProblem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { surroundings } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";

/** One thing changed in a file of tests/fixtures/copy. */
export type Change = {
	file: string;
	/** Stands in the file once. */
	from: string;
	to: string;
	/** The changed text is a further file of this name, and the file stays as it is. */
	as?: string;
};

const sound = readTexts(resolve("tests/fixtures/copy"));
const around = {
	icons: surroundings().icons,
	drawings: new Set(["categories/cloud", "extensions/data-miner"]),
	publicFiles: new Set(["/partners/quollstone.svg", "/partners/tidewrack.svg"]),
};
// The fixtures are some files of each kind; of the others it says that they are not there.
const absent = new Set(checkCopy(sound, around).map(printProblem));

export const lackingFiles: readonly string[] = [...absent];

/** What the check prints of the change. @throws where there is nothing to change */
export function linesAfter({ file, from, to, as = file }: Change): string[] {
	const parts = sound[file]?.split(from) ?? [];
	if (parts.length !== 2) {
		throw new Error(`${file} has "${from}" ${parts.length - 1} times`);
	}
	// Changed last, so that a problem between two files is its own.
	const { [as]: _, ...others } = sound;
	return checkCopy({ ...others, [as]: parts.join(to) }, around)
		.map(printProblem)
		.filter((line) => !absent.has(line));
}
