import { describe, expect, it, test } from "vitest";
import answers from "#content/copy/lists/answers.yaml";
import dictionary from "#content/copy/lists/dictionary.yaml";
import { copy } from "#frontend/build/all-content.ts";
import { alsoCalledByPath } from "#frontend/features/search/build/also-called.ts";
import { searchDocuments } from "#frontend/features/search/build/documents.ts";
import { groupHits } from "#frontend/features/search/results.ts";
import {
	createSearchEngine,
	type SearchHit,
} from "#frontend/features/search/search-engine.ts";
import { searchSetup } from "#frontend/shell/search-setup.ts";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { firstGoal, inThreeGoal } from "./goals.ts";
import { heldOut, resultName, score, tuned } from "./quality.ts";

const documents = [...searchDocuments(), ...searchSetup.actions];
const alsoCalled = alsoCalledByPath(copy);
const engine = createSearchEngine(documents);
const namesOf = (hits: SearchHit[]) =>
	hits.map(({ document }) => resultName(document));

/** In ranking order. */
const ranked = (query: string) => namesOf(engine.search(query));
/** In the order shown on screen, in groups. */
const shown = (query: string) =>
	namesOf(groupHits(engine.search(query)).groups.flatMap(({ hits }) => hits));

// Other content would need other queries.
describe.runIf(hasOwnWords)("our own content", () => {
	test("the list of queries names only existing pages and answers", () => {
		const names = new Set([
			...documents.map((document) => resultName(document)),
			// Some are hidden if site.ts leaves their facts empty.
			...answers.map(({ id }) => `answer:${id}`),
		]);
		const unknown = [...tuned, ...heldOut].flatMap(({ serves }) =>
			serves.filter((name) => !names.has(name)),
		);
		expect(unknown).toEqual([]);
		const queries = [...tuned, ...heldOut].map(({ q }) => q);
		expect(queries).toHaveLength(new Set(queries).size);
		expect(queries.length).toBeGreaterThanOrEqual(200);
	});

	test.each([
		["those that it was tuned to", tuned],
		["those held out", heldOut],
	])("the best results reach the goal for %s", (_, queries) => {
		const { first, inThree, missed } = score(queries, ranked);
		expect(first, JSON.stringify(missed)).toBeGreaterThanOrEqual(firstGoal);
		expect(inThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(inThreeGoal);
	});

	test("the first rows on screen reach the goals too, whatever their groups", () => {
		const { first, inThree } = score([...tuned, ...heldOut], shown);
		expect(first).toBeGreaterThanOrEqual(firstGoal);
		expect(inThree).toBeGreaterThanOrEqual(inThreeGoal);
	});

	it.each(["tuned", "held out"])(
		"no query of those %s finds nothing",
		(list) => {
			const queries = list === "tuned" ? tuned : heldOut;
			expect(score(queries, ranked).nothing).toEqual([]);
		},
	);

	// Elsewhere a line about what a company does not offer does no harm.
	test("each line of the dictionary leads somewhere", () => {
		const lines = [
			...dictionary.sameThing,
			...dictionary.examplesOf.map(({ names }) => names),
		];
		const idle = lines.filter((line) =>
			line.split(", ").some((name) => engine.search(name).length === 0),
		);
		expect(idle).toEqual([]);
	});
});

test("pages with extra search words exist", () => {
	const links = new Set(documents.map(({ link }) => link));
	expect([...alsoCalled.keys()].filter((path) => !links.has(path))).toEqual([]);
});
