import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { setValue } from "#frontend/editor/yaml/set-value.ts";

// Notes in a list whose entries are added, moved and removed.

const list = `# The list.

# --- Hosting ---

- name: A
  note: a
  # The end of A.

# --- Data (agreed with Legal) ---

- name: B
  note: b
# After B.

# Of C,
# until June.
- name: C
  note: c
# The end.
`;
const [a, b, c] = parse(list);
const d = { name: "D", note: "d" };

it("adds an entry at the end, and changes nothing else", () => {
	expect(setValue(list, [a, b, c, d])).toBe(
		list.replace("note: c\n", "note: c\n\n- name: D\n  note: d\n"),
	);
});

it.each([
	["added first", [d, a, b, c]],
	["added in the middle", [a, d, b, c]],
	["swapped", [b, a, c]],
	["put last", [b, c, a]],
	["changed and put first", [{ ...c, note: "x" }, a, b]],
	["added, and another changed", [a, { ...b, note: "x" }, c, d]],
])("keeps all notes when an entry is %s", (_, target) => {
	const after = setValue(list, target);
	expect(parse(after)).toEqual(target);
	expect(after.match(/# .*/g)?.toSorted()).toEqual(
		list.match(/# .*/g)?.toSorted(),
	);
	expect(after).toContain("# Of C,\n# until June.\n- name: C");
	expect(after).toContain("note: a\n  # The end of A.\n");
	expect(after).toContain("# --- Data (agreed with Legal) ---\n\n- name: B");
});

it("removes an entry with its own notes only", () => {
	expect(setValue(list, [a, c])).toBe(
		list.replace("- name: B\n  note: b\n# After B.\n\n", ""),
	);
	expect(setValue(list, [a])).toBe(`# The list.

# --- Hosting ---

- name: A
  note: a
  # The end of A.

# --- Data (agreed with Legal) ---
# The end.
`);
});

it("leaves each note with its entry when one is removed and another changed", () => {
	expect(setValue(list, [a, { ...c, note: "x" }])).toBe(
		list
			.replace("- name: B\n  note: b\n# After B.\n\n", "")
			.replace("note: c", "note: x"),
	);
	const texts = "- Step one\n# Why two.\n- The second step\n- The third step\n";
	expect(setValue(texts, ["The second long step", "The third step"])).toBe(
		"# Why two.\n- The second long step\n- The third step\n",
	);
});

it("does not take the last line of a text for a note", () => {
	const texts = "- >-\n  one\n  # two\n- three\n- four\n";
	expect(setValue(texts, ["four", "one # two", "three"])).toBe(
		"- four\n- >-\n  one\n  # two\n- three\n",
	);
	expect(setValue(texts, ["three", "four"])).toBe("- three\n- four\n");
});

it("loses no note, wherever it is, when entries are added and moved", () => {
	const note = fc.constantFrom(
		"",
		"\n",
		"# N\n",
		"\n# N\n\n",
		"  # N\n",
		"    # N\n\n",
		"  # N\n# N\n\n\n  # N\n",
	);
	fc.assert(
		fc.property(
			fc.array(note, { minLength: 1, maxLength: 6 }),
			fc.array(fc.nat(), { maxLength: 6 }),
			fc.boolean(),
			(gaps, places, isChanged) => {
				const source = `list:\n${gaps
					.map((gap, index) => `  - id: e${index}\n    text: t\n${gap}`)
					.join("")}after: x\n`;
				const { list } = parse(source);
				const target: unknown[] = isChanged
					? list.map((entry: object) => ({ ...entry, text: "u" }))
					: [...list];
				for (const [index, place] of places.entries()) {
					const [moved] = target.splice(place % target.length, 1);
					target.splice(place % 3, 0, moved, { id: `n${index}` });
				}
				const after = setValue(source, { list: target, after: "x" });
				expect(parse(after)).toEqual({ list: target, after: "x" });
				const count = (text: string) => text.split("# N").length;
				expect(count(after)).toBe(count(source));
			},
		),
		{ numRuns: 80 },
	);
});
