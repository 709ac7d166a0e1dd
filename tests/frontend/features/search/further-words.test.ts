import { expect, it, vi } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { withFurtherWords } from "#frontend/features/search/build/further-words.ts";

vi.mock("#content/copy/lists/dictionary.yaml", () => ({
	default: {
		sameThing: ["how to, instructions", "wharf, quay"],
		examplesOf: [{ kind: "us", names: "everybody" }],
	},
}));

const document: SearchDocument = {
	link: "/resources/moorings",
	title: "Moorings",
	description: "What we charge at the wharf.",
	group: "Resources",
	icon: "anchor",
};

it("adds the other names of what a page mentions, but none for names of words that the search leaves out", () => {
	expect(withFurtherWords(document).keywords).toBe("quay");
});
