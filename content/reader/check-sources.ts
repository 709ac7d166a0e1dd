import type { FeedSource } from "../feeds/sources.ts";
import type { Problem } from "./problem.ts";

/** Returns what is wrong with the news sources: without any, the news page, its API and its alarms make no sense. */
export function checkSources(sources: readonly FeedSource[]): Problem[] {
	if (sources.length > 0) return [];
	return [
		{
			...{ file: "../feeds/sources.ts", line: 1, column: 1 },
			...{ path: ["feedSources"], field: "feedSources" },
			message: "must have at least one feed",
		},
	];
}
