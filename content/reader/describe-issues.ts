import type * as z from "zod";
import { describeIssue, valueAt } from "./describe-issue.ts";
import { knownFields } from "./known-fields.ts";
import { nearest } from "./nearest.ts";

type Described = { path: readonly PropertyKey[]; message: string };

const notAField =
	"is not a field; begin each line of a text with two more spaces than the name of its field";

/**
 * Describes for editors what is wrong with a file's fields. A field with a misspelt name is one
 * problem, although the correct name is missing as well.
 */
export function describeIssues(
	issues: z.core.$ZodIssue[],
	value: unknown,
	schema: z.ZodType,
): Described[] {
	const misspelt = new Set<string>();
	const unknown = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") return [];
		const known = knownFields(schema, issue.path, value);
		const present = Object.keys(Object(valueAt(value, issue.path)));
		return issue.keys.map((key) => {
			const path = [...issue.path, key];
			const unused = known.filter((field) => !present.includes(field));
			if (key.includes(" ")) return { path, message: notAField };
			const meant = nearest(key, unused);
			if (meant) misspelt.add([...issue.path, meant].join("\n"));
			const message = meant
				? `is not a field here; did you mean ${meant}?`
				: `is not a field here; remove it, or check the spaces before it. The fields here are ${known.join(", ")}`;
			return { path, message };
		});
	});
	const others = issues
		.filter(({ code }) => code !== "unrecognized_keys")
		.filter(({ path }) => !misspelt.has(path.join("\n")))
		.map((issue) => ({
			path: issue.path,
			message: describeIssue(issue, value),
		}));
	// A field that is wrong in two ways is reported once.
	const seen = new Set<string>();
	return [...others, ...unknown].filter(({ path }) => {
		const isNew = !seen.has(path.join("\n"));
		seen.add(path.join("\n"));
		return isNew;
	});
}
