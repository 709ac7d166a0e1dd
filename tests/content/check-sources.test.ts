import { expect, it } from "vitest";
import { feedSources } from "#content/feeds/sources.ts";
import { checkSources } from "#content/reader/check-sources.ts";
import { printProblem } from "#content/reader/problem.ts";

it("at least one news source must remain", () => {
	expect(checkSources(feedSources)).toEqual([]);
	expect(checkSources([]).map(printProblem)).toEqual([
		"content/feeds/sources.ts:1 feedSources must have at least one feed",
	]);
});
