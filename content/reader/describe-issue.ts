import type * as z from "zod";
import { didYouMean } from "./nearest.ts";

type Issue = z.core.$ZodIssue;

/**
 * Describes for editors what is wrong with a field, in words that follow the field's name: for
 * example "must be at most 60 characters, found 61".
 * @param value value of the whole file, in which the issue's path leads to the field
 */
export function describeIssue(issue: Issue, value: unknown): string {
	const found = valueAt(value, issue.path);
	if (issue.path.length === 0 && found === null) {
		const isList = issue.code === "invalid_type" && issue.expected === "array";
		return `is empty; write its ${isList ? "entries" : "fields"}`;
	}
	switch (issue.code) {
		case "too_small":
		case "too_big":
			return describeSize(issue, found);
		case "unrecognized_keys":
			return `has unknown fields: ${issue.keys.join(", ")}`;
		case "invalid_type":
			return found === undefined || found === null
				? missing(found)
				: `must be ${kinds[issue.expected] ?? issue.expected}${quotesHint(issue.expected, found) || foundHint("must be", found)}`;
		case "invalid_value":
			return describeChoice(issue.values, found);
		case "invalid_union":
			return "options" in issue
				? describeChoice(issue.options ?? [], found)
				: describeUnion(issue, value);
		default:
			return `${issue.message}${foundHint(issue.message, found)}`;
	}
}

/** Describes a missing value; a field with nothing after its colon is null. */
function missing(found: unknown): string {
	return found === null
		? "is empty; write something, or remove the whole field where it may be left out"
		: "is missing";
}

function describeChoice(choices: readonly unknown[], found: unknown): string {
	return found === undefined || found === null
		? missing(found)
		: `must be one of ${choices.join(", ")}, found ${String(found)}${didYouMean(String(found), choices.map(String))}`;
}

const kinds: Record<string, string> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: 'a list, whose entries begin with "- "',
	object: "a group of fields, each on its own line",
};

/** YAML reads an unquoted 2024 as a number, {name} at the beginning of a text as fields, and "4" as a text. */
function quotesHint(expected: string, found: unknown): string {
	if (expected === "string") {
		return Array.isArray(found) ? "" : ": put quotation marks around it";
	}
	const meant = {
		number: /^-?\d+(\.\d+)?$/,
		int: /^-?\d+$/,
		boolean: /^(true|false)$/,
	}[expected];
	return typeof found === "string" && meant?.test(found)
		? ": remove the quotation marks"
		: "";
}

function foundHint(message: string, found: unknown): string {
	const isShort = typeof found === "string" && /^.{1,60}$/.test(found);
	return isShort && /^must (be|look|begin) /.test(`${message} `)
		? `, found ${found}`
		: "";
}

/** Describes the first problem of the alternative that is of the same kind as the value: text, list or fields. */
function describeUnion(
	issue: Extract<Issue, { code: "invalid_union" }>,
	value: unknown,
): string {
	const sameKind = issue.errors.find(
		(issues) => issues[0]?.code !== "invalid_type" || issues[0].path.length > 0,
	);
	const [first] = sameKind ?? issue.errors[0] ?? [];
	return first
		? describeIssue({ ...first, path: [...issue.path, ...first.path] }, value)
		: issue.message;
}

function describeSize(
	issue: Extract<Issue, { code: "too_small" | "too_big" }>,
	found: unknown,
): string {
	const isSmall = issue.code === "too_small";
	const limit = Number(isSmall ? issue.minimum : issue.maximum);
	const open = isSmall ? "more than " : "less than ";
	const closed = isSmall ? "at least " : "at most ";
	const bound = issue.exact ? "" : issue.inclusive === false ? open : closed;
	if (found === "") return missing(null);
	if (typeof found === "string") {
		return `must be ${bound}${limit} characters, found ${found.length}`;
	}
	return Array.isArray(found)
		? `must have ${bound}${limit} ${limit === 1 ? "entry" : "entries"}, found ${found.length}`
		: `must be ${bound}${limit}, found ${String(found)}`;
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(inner, key) =>
			inner !== null && typeof inner === "object"
				? (inner as Record<PropertyKey, unknown>)[key]
				: undefined,
		value,
	);
}
