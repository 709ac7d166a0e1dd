import { expect, it } from "vitest";
import { printProblem } from "#content/reader/problem.ts";
import { length } from "#content/rules/length.ts";

it("counts the words of a service's page, excluding text shown elsewhere", () => {
	const words = (count: number) => Array(count).fill("word").join(" ");
	const linesFor = (value: object) =>
		length({
			files: [
				{
					...{ file: "services/a/b.yaml", collection: "services", value },
					placeOf: () => ({ line: 4, column: 1 }),
				},
			],
			...{ names: [], texts: {} },
			...{ icons: new Set(), drawings: new Set(), publicFiles: new Set() },
		}).map(printProblem);
	expect(linesFor({ pageDescription: words(350) })).toEqual([]);
	expect(
		linesFor({ pageDescription: words(349), menu: { label: words(9) } }),
	).toEqual([
		"content/copy/services/a/b.yaml:4 the file has 349 words on its page; a service needs at least 350",
	]);
});
