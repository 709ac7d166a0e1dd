import { describe, expect, it } from "vitest";
import { hasOwnWords } from "#tests/content/support/own-words.ts";
import { goals, measure } from "#tests/readability/measure.ts";
import { readNotFound, readPages } from "./support/dist.ts";

// Another company has its own text; `npm run readability` measures that as well.
describe.runIf(hasOwnWords)("the text of the built pages", () => {
	const found = measure([...readPages(), readNotFound()]);

	it("is readable with eight years of schooling", () => {
		expect(found.all.sentences).toBeGreaterThan(1_000);
		expect(found.all.grade).toBeLessThanOrEqual(goals.grade);
	});

	it("has few long sentences", () => {
		expect(found.long.length, found.long.join("\n")).toBeLessThan(goals.long);
	});

	it("does not repeat itself on many pages", () => {
		expect(found.repeated).toEqual([]);
	});

	it("uses numerals and one term for each thing, as the Australian Government Style Manual requires", () => {
		expect(found.spelledOut).toEqual([]);
		expect(found.otherTerms).toEqual([]);
	});
});
