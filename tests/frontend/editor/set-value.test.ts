import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { setValue } from "#frontend/editor/yaml/set-value.ts";

const files = Object.entries(readTexts())
	.filter(([file]) => file.endsWith(".yaml"))
	.map(([file, text]) => ({ file, text }));

type Leaf = { path: (string | number)[]; text: string };

function leavesOf(value: unknown, path: Leaf["path"] = []): Leaf[] {
	if (typeof value === "string") return [{ path, text: value }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

function withLeaf(value: unknown, path: Leaf["path"], text: string): unknown {
	const copy = structuredClone(value);
	let inner = copy as Record<string | number, unknown>;
	for (const key of path.slice(0, -1)) {
		inner = inner[key] as Record<string | number, unknown>;
	}
	inner[path.at(-1) ?? ""] = text;
	return copy;
}

/** Lines of the old text that are not in the new, and the other way round. */
function changedLines(before: string, after: string) {
	const a = before.split("\n");
	const b = after.split("\n");
	let head = 0;
	while (head < a.length && head < b.length && a[head] === b[head]) head++;
	let tail = 0;
	while (
		tail < Math.min(a.length, b.length) - head &&
		a.at(-1 - tail) === b.at(-1 - tail)
	) {
		tail++;
	}
	return {
		removed: a.slice(head, a.length - tail),
		added: b.slice(head, b.length - tail),
	};
}

describe.each(files)("$file", ({ text }) => {
	const value = parse(text);

	it("stays as it is, byte for byte, when nothing changed", () => {
		expect(setValue(text, value)).toBe(text);
	});

	it("changes one line when one word of any text changes", () => {
		for (const leaf of leavesOf(value)) {
			const words = leaf.text.split(" ");
			const at = Math.floor(words.length / 2);
			const changed = words.with(at, "word").join(" ");
			if (changed === leaf.text) continue;
			const target = withLeaf(value, leaf.path, changed);
			const after = setValue(text, target);
			expect(parse(after)).toEqual(target);
			const { removed, added } = changedLines(text, after);
			expect([leaf.path, removed.length, added.length]).toEqual([
				leaf.path,
				1,
				1,
			]);
		}
	});
});
