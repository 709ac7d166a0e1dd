import { describe, expect, it } from "vitest";
import type { SearchDocument } from "#content/search/document.ts";
import { missingWords } from "#frontend/features/search/missing-words.ts";
import { createSearchEngine } from "#frontend/features/search/search-engine.ts";

const { search } = createSearchEngine(
	["Insurance", "Careers", "Kubernetes clusters", "E-mail", "SOC 2"].map(
		(title): SearchDocument => ({
			link: `/${title}`,
			title,
			description: "",
			group: "Services",
			icon: "x",
		}),
	),
);

/** Returns what the dialog says to a query. */
function missing(query: string, isTyping = false) {
	return missingWords(query, search(query)[0]?.words ?? [], isTyping);
}

describe("the words that nothing contains", () => {
	it.each([
		["travel insurance", "travel", "insurance"],
		["insurance travel", "travel", "insurance"],
		[
			"Dogs’ and CATS insurance for clusters",
			"Dogs’ CATS",
			"insurance clusters",
		],
		["pet pet insurance", "pet", "insurance"],
		["Köpek insurance", "Köpek", "insurance"],
		// Only the beginning of another word, and complete.
		["car insurance", "car", "insurance"],
		["insurance car ", "car", "insurance"],
	])("%j: %j, and %j did", (query, words, found) => {
		expect(missing(query)).toEqual({ missing: words, found });
	});

	it.each([
		["is found", "insurance clusters"],
		["is a word of a request", "do you have insurance, please"],
		["is misspelt", "insurence clusters"],
		["is an inflected form", "insured clusters"],
		["is joined or split differently", "e mail soc2 insurance"],
		["is the beginning of a word, by which people call it", "kube insurance"],
		["may become another word", "insurance car"],
		["is alone", "travel"],
		["is found, if no other is", "travel dogs"],
		["is there", "  "],
	])("are none if each %s: %j", (_, query) => {
		expect(missing(query)).toBeNull();
	});
});

describe("while the last word is being typed", () => {
	it("it is not missing yet, but those before it are", () => {
		expect(missing("insurance trave", true)).toBeNull();
		expect(missing("pet insurance trave", true)).toEqual({
			missing: "pet",
			found: "insurance",
		});
		expect(missing("travel insur", true)).toEqual({
			missing: "travel",
			found: "insur",
		});
	});

	it("it is complete once something follows it", () => {
		expect(missing("insurance travel ", true)).toEqual({
			missing: "travel",
			found: "insurance",
		});
	});
});
