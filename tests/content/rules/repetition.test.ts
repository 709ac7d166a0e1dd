import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import { repeatedParts } from "#content/rules/repetition.ts";

const nine = "one two three four five six seven eight nine";

it("finds a sentence that two files share, ignoring case", () => {
	expect(
		shared(
			{ text: "We begin on a Monday. Fine." },
			{ text: "Yes. We Begin on a monday." },
		),
	).toEqual([
		'content/copy/b:3 text says "we begin on a monday", as a does; put it in other words',
	]);
});

it("finds nine consecutive words that two files share, but allows eight", () => {
	const eight = nine.replace(" nine", " ten");
	expect(shared({ text: nine }, { text: `So ${nine} so` })).toHaveLength(1);
	expect(shared({ text: eight }, { text: `So ${nine} so` })).toEqual([]);
});

it("reports once that two files share several texts, and where", () => {
	const texts = { text: nine, more: nine.replace("one", "ten eleven") };
	expect(shared(texts, texts)).toEqual([
		"content/copy/b:1 the file says what a says (lines 3, 3); each needs its own wording",
	]);
});

it("ignores ids, icons and addresses", () => {
	const value = { id: "same-id", icon: "x", href: "/a b c d e f g h i j k" };
	expect(shared(value, value)).toEqual([]);
});

/** Returns the findings for a second file, each field of which is on line 3. */
function shared(first: object, second: object): string[] {
	const parts = [first, second].map((value, index) => ({
		file: {
			file: index === 0 ? "a" : "b",
			collection: "services" as const,
			value,
			placeOf: (path: readonly PropertyKey[]) => ({
				line: path.length > 0 ? 3 : 1,
				column: 1,
			}),
		},
		path: [],
		value,
	}));
	return repeatedParts(parts).map(printProblem);
}
