import { describe, expect, it } from "vitest";
import { hasOwnWords } from "../content/support/own-words.ts";
import { goals, measure } from "../readability/measure.ts";
import { readNotFound, readPages } from "./support/dist.ts";

// Another company's words are its own; `npm run readability` measures them as well.
describe.runIf(hasOwnWords)("the words of the built pages", () => {
	const found = measure([...readPages(), readNotFound()]);

	it("are read with eight years at school", () => {
		expect(found.all.sentences).toBeGreaterThan(1_000);
		expect(found.all.grade).toBeLessThanOrEqual(goals.grade);
	});

	it("have few long sentences", () => {
		expect(found.long.length, found.long.join("\n")).toBeLessThan(goals.long);
	});

	it("are not the same on many pages", () => {
		expect(found.repeated).toEqual([]);
	});

	it("have numerals and one term for one thing, as the Australian Government Style Manual asks", () => {
		expect(found.spelledOut).toEqual([]);
		expect(found.otherTerms).toEqual([]);
	});
});
