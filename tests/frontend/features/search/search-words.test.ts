import { describe, expect, it, test } from "vitest";
import {
	searchedWords,
	stemmed,
} from "#frontend/features/search/search-words.ts";

describe("words", () => {
	it.each([
		["organisational", "organizational"],
		["colour", "color"],
		["behaviours", "behavior"],
		["centre", "center"],
		["metres", "meter"],
		["catalogue", "catalogs"],
		["analyse", "analyzing"],
		["defence", "defense"],
		["licences", "license"],
		["programme", "programs"],
		["artefacts", "artifact"],
	])("%j and %j are forms of one word", (one, other) => {
		expect(stemmed(one)).toBe(stemmed(other));
	});

	it.each([
		["documents", "documentation"],
		["governance", "government"],
		["access", "accessibility"],
		["excel", "excellence"],
		["public", "publications"],
		["embedded", "embeddings"],
		["open", "openings"],
		["interns", "internal"],
		["several", "severity"],
		["continuous", "continuity"],
		["response", "responsible"],
		["hours", "hors"],
	])("%j and %j are not", (one, other) => {
		expect(stemmed(one)).not.toBe(stemmed(other));
	});
});

test("a contraction is no word, with or without its apostrophe", () => {
	expect(
		searchedWords("dont know whats wrong, weve isnt im youre didn't doesn’t"),
	).toEqual(["know", "wrong"]);
	expect(searchedWords("cant can't can’t")).toEqual([
		"cannot",
		"cannot",
		"cannot",
	]);
});
