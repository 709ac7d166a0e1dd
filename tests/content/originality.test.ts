import { describe, expect, it } from "vitest";
import {
	categoryFiles,
	extensions,
	products,
	services,
} from "./support/content-files.ts";
import { sharedPassages } from "./support/repetition.ts";
import { visibleTexts, wordsOf } from "./support/texts.ts";

const fewestWords = 350;

it("no two services, extensions or categories share a sentence or a run of more than eight words", () => {
	expect(
		sharedPassages([...services, ...extensions, ...categoryFiles, ...products]),
	).toEqual([]);
});

it(`every service page has at least ${fewestWords} words`, () => {
	const short = services
		.map(({ where, value }) => {
			// Shown elsewhere: in menus, on the category page, by search engines.
			const { meta, menu, keyCapabilities, ...page } = value;
			const words = visibleTexts(page).flatMap(({ text }) => wordsOf(text));
			return { where, count: words.length };
		})
		.filter(({ count }) => count < fewestWords)
		.map(({ where, count }) => `${where}: ${count} words`);
	expect(short).toEqual([]);
});

describe("the check itself", () => {
	const first = { where: "a", value: { text: "We begin on a Monday. Fine." } };

	it("finds a sentence that two files share, whatever its letter case", () => {
		const second = { where: "b", value: ["Yes. We Begin on a monday."] };
		expect(sharedPassages([first, second])).toEqual([
			'b and a share the sentence "we begin on a monday"',
		]);
	});

	it("finds nine words in a row that two files share, but lets eight pass", () => {
		const nine = "one two three four five six seven eight nine";
		const eight = nine.replace(" nine", " ten");
		const other = { where: "b", value: { text: `So ${nine} so` } };
		expect(
			sharedPassages([{ where: "a", value: { text: nine } }, other]),
		).toHaveLength(1);
		expect(
			sharedPassages([{ where: "a", value: { text: eight } }, other]),
		).toEqual([]);
	});

	it("passes over ids, icons and addresses", () => {
		const value = { id: "same-id", icon: "x", href: "/a b c d e f g h i j k" };
		expect(
			sharedPassages([
				{ where: "a", value },
				{ where: "b", value },
			]),
		).toEqual([]);
	});
});
