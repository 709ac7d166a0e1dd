import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import { siblings } from "#content/rules/siblings.ts";

it("lets a service name existing ones, in its own category or another", () => {
	expect(linesFor(["a/two", "b/one"])).toEqual([]);
	expect(linesFor()).toEqual([]);
});

it("rejects the service itself, a missing one and one named twice", () => {
	expect(linesFor(["a/one", "b/none", "b/one", "b/one"])).toEqual([
		"content/copy/services/a/one.yaml:1 siblings number 1 id names this service itself; name another one",
		"content/copy/services/a/one.yaml:2 siblings number 2 id names b/none, which is not a service; did you mean b/one?",
		"content/copy/services/a/one.yaml:4 siblings number 4 id names b/one, which an entry above already has",
	]);
});

it("accepts a service whose own file has a mistake", () => {
	expect(linesFor(["a/broken", "b/one"])).toEqual([]);
});

/** Returns the findings for services/a/one.yaml, the only file read, with one entry per line. */
function linesFor(ids?: string[]): string[] {
	const entries = ids?.map((id) => ({ id, when: "When it fits better." }));
	return siblings({
		files: [
			{
				file: "services/a/one.yaml",
				collection: "services",
				value: entries ? { siblings: entries } : {},
				placeOf: (path) => ({ line: Number(path[1] ?? -1) + 1, column: 1 }),
			},
		],
		names: ["a/one", "a/two", "a/broken", "b/one"].map(
			(id) => `services/${id}.yaml`,
		),
		...{ texts: {}, icons: new Set<string>() },
		...{ drawings: new Set<string>(), publicFiles: new Set<string>() },
	}).map(printProblem);
}
