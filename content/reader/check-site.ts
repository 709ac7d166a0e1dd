import { siteSchema } from "#content/schema/site.ts";
import { describeIssues } from "./describe-issues.ts";
import { fieldName, type Problem } from "./problem.ts";
import type { Path, Place } from "./read-yaml.ts";
import { unreadableTexts } from "./unreadable.ts";

/**
 * Returns what is wrong with the facts of content/site.ts.
 * @param source its text, in which each field's line is searched for
 */
export function checkSite(value: unknown, source: string): Problem[] {
	const { error } = siteSchema.safeParse(value);
	const issues = describeIssues(error?.issues ?? [], value, siteSchema);
	const faulty = new Set(issues.map(({ path }) => path.join()));
	// A field that is wrong in two ways is reported once.
	const unreadable = unreadableTexts(value).filter(
		({ path }) => !faulty.has(path.join()),
	);
	return [...issues, ...unreadable].map(({ path, message }) => {
		const keys = path.map((key) =>
			typeof key === "number" ? key : String(key),
		);
		return {
			...{ file: "../site.ts", ...placeInSite(keys, source) },
			...{ path: keys, field: fieldName(keys, value), message },
		};
	});
}

/** Finds a fact in the text of content/site.ts: the line of its name, or of the entry or list that it is missing in. */
export function placeInSite(path: Path, source: string): Place {
	let at = 0;
	for (const key of path) {
		const rest = source.slice(at);
		const name = String(key);
		const found =
			typeof key === "number"
				? [...rest.matchAll(/\{\s*"?\w+"?:/g)][key]?.index
				: rest.search(new RegExp(`(?<=^[ \\t]*|[{,]\\s*)"?${name}"?:`, "m"));
		at += Math.max(found ?? 0, 0);
	}
	return { line: source.slice(0, at).split("\n").length, column: 1 };
}
