import { expect, it } from "vitest";
import { sourceFacts } from "#frontend/pages/blog/source-facts.ts";

const facts = [
	{
		label: "From",
		text: "{count} feeds, from {first} to {last}",
		textForOne: "the feed of {first}",
	},
	{ label: "Updated", text: "Every 5 minutes" },
];
const sources = ["Argosy", "Barque", "Clipper"].map((name) => ({ name }));

it.each([
	[3, "3 feeds, from Argosy to Clipper"],
	[1, "the feed of Argosy"],
])("facts about %d sources name them", (count, text) => {
	expect(sourceFacts(facts, sources.slice(0, count))).toEqual([
		{ label: "From", text },
		{ label: "Updated", text: "Every 5 minutes" },
	]);
});

it("a fact without words for one source has the same for any number", () => {
	expect(
		sourceFacts([{ label: "From", text: "{first}" }], sources.slice(0, 1)),
	).toEqual([{ label: "From", text: "Argosy" }]);
});
