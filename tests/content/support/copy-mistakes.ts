import { resolve } from "node:path";
import { printProblem } from "#content/reader/problem.ts";
import { checkCopy } from "#content/rules/check-copy.ts";
import { assets } from "#frontend/build/copy/check.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";

/** A single change to a file of tests/fixtures/copy. */
export type Change = {
	file: string;
	/** Occurs in the file once. */
	from: string;
	to: string;
	/** The changed text is added as another file of this name, and the original stays unchanged. */
	as?: string;
};

const valid = readTexts(resolve("tests/fixtures/copy"));
const sampleAssets = {
	icons: assets().icons,
	drawings: new Set(["categories/cloud", "extensions/data-miner"]),
	publicFiles: new Set(["/partners/quollstone.svg", "/partners/tidewrack.svg"]),
};
// The fixtures contain some files of each kind; the check reports the others as missing.
const absent = new Set(checkCopy(valid, sampleAssets).map(printProblem));

export const missingFiles: readonly string[] = [...absent];

/** Returns what the check prints for the change. @throws if there is nothing to change */
export function reportedFor({ file, from, to, as = file }: Change): string[] {
	const parts = valid[file]?.split(from) ?? [];
	if (parts.length !== 2) {
		throw new Error(`${file} has "${from}" ${parts.length - 1} times`);
	}
	// Changed last, so that a problem between two files is attributed to it.
	const { [as]: _, ...others } = valid;
	return checkCopy({ ...others, [as]: parts.join(to) }, sampleAssets)
		.map(printProblem)
		.filter((line) => !absent.has(line));
}
