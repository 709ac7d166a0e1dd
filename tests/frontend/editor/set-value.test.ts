import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { collectionOf } from "#content/collections.ts";
import { readMarkdown } from "#content/reader/read-markdown.ts";
import { readYaml } from "#content/reader/read-yaml.ts";
import { readTexts } from "#frontend/build/copy/read-folder.ts";
import { diffLines } from "#frontend/editor/client/diff-lines.ts";
import { readValue, writeValue } from "#frontend/editor/server/write-entry.ts";
import { setValue } from "#frontend/editor/yaml/set-value.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";

const texts = readTexts();
const files = Object.keys(texts);

/** One file of each kind: every text of these is changed, and some texts of the others. */
const firsts = new Set(
	[...new Set(files.map((file) => collectionOf(file)?.name))].map((name) =>
		files.find((file) => collectionOf(file)?.name === name),
	),
);

type Path = (string | number)[];

function leavesOf(
	value: unknown,
	path: Path = [],
): { path: Path; text: string }[] {
	if (typeof value === "string") return [{ path, text: value }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

function withLeaf(value: unknown, path: Path, text: string): unknown {
	const copy = structuredClone(value);
	const parent = path
		.slice(0, -1)
		.reduce<unknown>((inner, key) => Object(inner)[key], copy);
	Object(parent)[path.at(-1) ?? ""] = text;
	return copy;
}

function countChanges(before: string, after: string) {
	const lines = diffLines(before, after);
	const count = (kind: string) =>
		lines.filter((line) => line.kind === kind).length;
	return { removed: count("removed"), added: count("added") };
}

describe.each(files)("%s", (file) => {
	const text = texts[file] ?? "";
	const value = readValue(file, text);
	// Unlike readValue, does not forget the unchanged text.
	const readText = file.endsWith(".md") ? readMarkdown : readYaml;

	it("is byte-for-byte the same if nothing changed", () => {
		expect(writeValue(file, text, value)).toBe(text);
	});

	it("has one changed line if one word of a text changes", () => {
		const leaves = leavesOf(value).filter(({ path }) => path[0] !== "body");
		const every = firsts.has(file) ? 1 : 12;
		for (const [index, { path, text: old }] of leaves.entries()) {
			if (index % every > 0) continue;
			const words = old.split(" ");
			const middle = Math.floor(words.length / 2);
			// One of another length may move the end of another company's line.
			const word = hasOwnWords ? "word" : words[middle]?.replace(/\w/g, "x");
			const changed = words.with(middle, word ?? "").join(" ");
			if (changed === old) continue;
			const target = withLeaf(value, path, changed);
			const after = writeValue(file, text, target);
			const read = readText(after);
			expect([read.faults, read.value]).toEqual([[], target]);
			expect({ path, ...countChanges(text, after) }).toEqual({
				path,
				// Another company's may be in quotation marks, on several lines, which become one.
				removed: hasOwnWords ? 1 : expect.any(Number),
				added: 1,
			});
		}
	});
});

const list = `# The list.

# The first.
- name: One # one
  note: >-
    A text of
    two lines.

# The second, and
# its comment.
- name: "Two"
  tags: [a, b]
- { name: Three, tags: [c] }
`;
const [one, two, three] = parse(list);

it("moves an entry with its comments", () => {
	expect(setValue(list, [two, one, three])).toBe(`# The list.

# The first.
# The second, and
# its comment.
- name: "Two"
  tags: [a, b]

- name: One # one
  note: >-
    A text of
    two lines.

- { name: Three, tags: [c] }
`);
});

it("removes an entry with its comments, and leaves the rest unchanged", () => {
	expect(setValue(list, [one, three])).toBe(`# The list.

# The first.
- name: One # one
  note: >-
    A text of
    two lines.

- { name: Three, tags: [c] }
`);
});

it("adds, changes and joins paragraphs of a folded text without quoting it", () => {
	const withNote = (note: string) =>
		setValue(list, [{ ...one, note }, two, three]);
	const added = withNote("A text of two lines.\nAnother.");
	expect(added).toBe(
		list.replace("two lines.\n", "two lines.\n\n    Another.\n"),
	);
	const changed = "A text of 2 lines.\nAnother.";
	expect(setValue(added, [{ ...one, note: changed }, two, three])).toBe(
		added.replace("two lines", "2 lines"),
	);
	const joined = withNote("A text of two lines. Another.");
	expect(
		setValue(added, [{ ...one, note: parse(joined)[0].note }, two, three]),
	).toBe(joined);
});

it("adds an entry, a field and a text that needs quotation marks", () => {
	const changed = [one, { ...two, note: "a: b" }, three, { name: "Four" }];
	const after = setValue(list, changed);
	expect(parse(after)).toEqual(changed);
	expect(countChanges(list, after)).toEqual({ removed: 0, added: 4 });
	expect(after).toContain('  tags: [a, b]\n  note: "a: b"\n');
});

it("removes an entry's first field, and all its fields", () => {
	const after = setValue(list, [one, { tags: two.tags }, three]);
	expect(after).toBe(list.replace('- name: "Two"\n  tags', "- tags"));
	expect(parse(setValue(list, [one, {}, three]))).toEqual([one, {}, three]);
});

it("preserves a comment after a text that changes", () => {
	const after = setValue(list, [{ ...one, name: "Won" }, two, three]);
	expect(after).toBe(list.replace("name: One #", "name: Won #"));
});

it("changes one line of a plain text that spans several", () => {
	const before = "a: One two three\n  four five six\n  seven eight.\nb: x\n";
	const a = "One two three four FIVE six seven eight.";
	expect(setValue(before, { a, b: "x" })).toBe(before.replace("five", "FIVE"));
	const first = "One TWO three four five six seven eight.";
	expect(setValue(before, { a: first, b: "x" })).toBe(
		before.replace("two", "TWO"),
	);
});

const word = fc.oneof(
	fc.string({ minLength: 1, maxLength: 12 }),
	fc.constantFrom(
		"a: b",
		"# c",
		"- d",
		"{e}",
		"[f",
		"yes",
		"2024",
		"null",
		"'",
		'"',
		"é 😀",
		"x\ny",
		"a  b",
		"~",
		"|",
		">-",
		"---",
		"...",
		"\t",
		"\n",
		"\r",
		" ",
		"\u2028",
		"\uFEFF",
		"%YAML",
		"a #b",
		"&a",
		"? x",
		"1e3",
		"word ".repeat(30),
	),
);
const words = fc
	.array(word, { minLength: 1, maxLength: 30 })
	.map((parts) => parts.join(" "));
const entry = fc.record(
	{
		name: words,
		note: words,
		tags: fc.array(word, { maxLength: 4 }),
		order: fc.integer(),
		listed: fc.boolean(),
	},
	{ requiredKeys: [], noNullPrototype: true },
);

it.each([
	["a blank, and a text of two lines that ends with blanks", [" ", "x\ny  "]],
	["a tab alone", ["a", "\t"]],
	["a byte order mark", ["a", "\uFEFF"]],
	["long lines with blanks at their ends", [`\r ${"a  \n \n b".repeat(12)} `]],
])("writes %s", (_, [name, note]) => {
	for (const rest of [[], [two, three]]) {
		const target = [{ name, note }, ...rest].map((entry) =>
			JSON.parse(JSON.stringify(entry)),
		);
		expect(parse(setValue(list, target))).toEqual(target);
	}
});

it("writes any value to a list, and reads it back", () => {
	fc.assert(
		fc.property(fc.array(entry, { maxLength: 5 }), (target) => {
			expect(parse(setValue(list, target))).toEqual(target);
		}),
		{ numRuns: 150 },
	);
});
