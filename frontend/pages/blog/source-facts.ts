import { fill } from "#content/fill.ts";
import type { FeedPageContent } from "#content/schema/page.ts";

type Fact = NonNullable<FeedPageContent["facts"]>[number];

/** Fills facts in with the number of sources and the names of the first and the last. */
export function sourceFacts(facts: Fact[], sources: { name: string }[]) {
	return facts.map(({ label, text, textForOne = text }) => ({
		label,
		text: fill(sources.length === 1 ? textForOne : text, {
			count: sources.length,
			first: sources[0]?.name ?? "",
			last: sources.at(-1)?.name ?? "",
		}),
	}));
}
