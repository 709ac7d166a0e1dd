import type * as z from "zod/mini";

/**
 * What is wrong with one content file, in words for its editor.
 * @param where the file as an editor knows it, for example "services/cloud/finops"
 * @returns one line a problem, for example
 * "services/cloud/finops: solutionCards must be 2, found 1"; empty when all is well
 */
export function findProblems(
	schema: z.ZodMiniType,
	where: string,
	value: unknown,
): string[] {
	const result = schema.safeParse(value);
	if (result.success) return [];
	return result.error.issues.map((issue) => {
		const field = issue.path.join(".") || "the file";
		return `${where}: ${field} ${describe(issue, valueAt(value, issue.path))}`;
	});
}

type Issue = z.core.$ZodIssue;

function describe(issue: Issue, found: unknown): string {
	switch (issue.code) {
		case "too_small":
		case "too_big":
			return describeSize(issue, found);
		case "unrecognized_keys":
			return `has unknown fields: ${issue.keys.join(", ")}`;
		case "invalid_type":
			return found === undefined ? "is missing" : `must be ${issue.expected}`;
		case "invalid_value":
			return `must be one of ${issue.values.join(", ")}`;
		default:
			return issue.message;
	}
}

function describeSize(
	issue: Extract<Issue, { code: "too_small" | "too_big" }>,
	found: unknown,
): string {
	const limit = Number(
		issue.code === "too_small" ? issue.minimum : issue.maximum,
	);
	const bound = issue.exact
		? ""
		: issue.code === "too_small"
			? "at least "
			: "at most ";
	if (typeof found === "string") {
		return `must be ${bound}${limit} characters, found ${found.length}`;
	}
	return `must be ${bound}${limit}, found ${Array.isArray(found) ? found.length : String(found)}`;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(inner, key) =>
			inner !== null && typeof inner === "object"
				? (inner as Record<PropertyKey, unknown>)[key]
				: undefined,
		value,
	);
}
