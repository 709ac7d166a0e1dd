import { siteSchema } from "#content/schema/site.ts";
import { describeIssues } from "./describe-issues.ts";
import { fieldName, type Problem } from "./problem.ts";
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
		const [name = "", ...rest] = path;
		const at = source.search(new RegExp(`^[ \\t]*"?${String(name)}"?:`, "m"));
		const line = source.slice(0, Math.max(at, 0)).split("\n").length;
		const keys = [name, ...rest].map((key) =>
			typeof key === "number" ? key : String(key),
		);
		return {
			...{ file: "../site.ts", line, column: 1 },
			...{ path: keys, field: fieldName(keys, value), message },
		};
	});
}
