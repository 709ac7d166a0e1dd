import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findConflict } from "#content/reader/explain-yaml.ts";
import { printProblem } from "#content/reader/problem.ts";

const siteFile = resolve(import.meta.dirname, "../../../content/site.ts");

/**
 * Returns the mistakes in site.ts that prevent other modules from loading, as one line each. Import
 * those dynamically, and this with what their import throws.
 * @throws the same error if site.ts is not the reason
 */
export async function explainSite(error: unknown): Promise<string[]> {
	const problems =
		withoutSite(error) ?? syntaxError(error) ?? (await missingLines());
	if (problems.length === 0) throw error;
	return problems;
}

/** Returns one line if site.ts exports no facts, as an empty file. */
function withoutSite(error: unknown): string[] | undefined {
	return /site\.ts'? does not provide an export named 'site'/.test(
		String(error),
	)
		? [
				'content/site.ts:1 the file must have the line "export const site = {", with the facts below it',
			]
		: undefined;
}

/** Returns one line if the error is about the syntax of site.ts. */
function syntaxError(error: unknown): string[] | undefined {
	const { message, stack } =
		error instanceof Error ? error : new Error(String(error));
	const at = /content\/site\.ts:(\d+):\d+/.exec(`${message}\n${stack}`);
	if (!at) return undefined;
	const conflict = findConflict(readFileSync(siteFile, "utf8"));
	if (conflict)
		return [
			`content/site.ts:${conflict.line + 1} this line ${conflict.message}`,
		];
	const reason = message.split("ERROR: ").at(-1);
	return [
		`content/site.ts:${at[1]} this line or the one above is not written like the others: put each text between straight quotation marks, followed by a comma (${reason})`,
	];
}

/** Returns the problems in the facts of site.ts, from which other modules derive values as they load. */
async function missingLines(): Promise<string[]> {
	const { problemsInSite } = await import("./problems-in-site.ts");
	return problemsInSite().map(printProblem);
}
