import { expect, it } from "vitest";
import { diffLines } from "#frontend/editor/client/diff-lines.ts";

const kinds = (before: string[], after: string[]) =>
	diffLines(before.join("\n"), after.join("\n")).map(
		({ kind, text }) => `${kind} ${text}`,
	);

it("finds what was added, removed and changed", () => {
	expect(kinds(["a", "b", "c"], ["a", "x", "c"])).toEqual([
		"same a",
		"removed b",
		"added x",
		"same c",
	]);
	expect(kinds(["a", "a"], ["a", "a", "a"])).toEqual([
		"same a",
		"same a",
		"added a",
	]);
	expect(kinds(["a", "b", "a"], ["a"])).toEqual([
		"same a",
		"removed b",
		"removed a",
	]);
});

it("compares files of a hundred thousand lines, too long to compare each line with each", () => {
	const lines = Array.from({ length: 100_000 }, (_, index) => `Line ${index}`);
	const changed = lines.with(50_000, "Another").toSpliced(50_010, 1);
	const found = diffLines(lines.join("\n"), changed.join("\n"));
	expect(found.filter(({ kind }) => kind !== "same")).toEqual([
		{ kind: "removed", text: "Line 50000" },
		{ kind: "added", text: "Another" },
		{ kind: "removed", text: "Line 50010" },
	]);
});
