import { describe, expect, it } from "vitest";
import type { CollectionName } from "#content/collections.ts";
import {
	americanisms,
	fillerWords,
	placeholderWords,
} from "#content/rules/language.ts";
import { typingErrors, withoutNames, wording } from "#content/rules/wording.ts";

describe("the spelling check", () => {
	it.each([
		["We organize your data", "organize: -ise or -isation"],
		["Color of the year", "color: -our"],
		["a data center", "center: -re"],
		["Modeling threats", "modeling: -ll-"],
		["We analyze logs", "analyze: -lyse"],
		["tokenization", "tokenization: -ise or -isation"],
		["lines of defense", "defense: -ence"],
		["Center the text, then move on", "center: -re"],
		["We clean up. Catalog every table", "catalog: -ogue"],
		["The Organization agrees with that", "organization: -ise or -isation"],
		["Optimize AWS bills", "optimize: -ise or -isation"],
		["Modern Data Center", "center: -re"],
		["From Cloud to Data Center", "center: -re"],
	])("finds the American word in '%s'", (text, fault) => {
		expect(americanisms(text)).toEqual([fault]);
	});

	it.each([
		"We sync users from IAM Identity Center every night",
		"Unity Catalog holds the tables",
		"Pfizer and an office in Belize",
		"the size of the prize, resized or capsized",
		"Center for Internet Security",
		"write to color@example.com or see https://example.com/color",
		"modelling, colour, centre, analyse, organisation",
		"see /services/id/digital/ci-cd-optimization",
	])("accepts '%s'", (text) => {
		expect(americanisms(text)).toEqual([]);
	});
});

it("finds advertising words", () => {
	expect(fillerWords("We leverage cutting-edge tools")).toEqual([
		"leverage",
		"cutting-edge",
	]);
	expect(fillerWords("a lever at the edge")).toEqual([]);
});

it("finds placeholders", () => {
	expect(placeholderWords("Lorem ipsum: TODO")).toEqual([
		"Lorem",
		"ipsum",
		"TODO",
	]);
});

it.each([
	["it is is so", ['has "is is"; remove one of the two']],
	["two  blanks", ['has several spaces in "two  blanks"; leave one']],
	[
		"before a stop .",
		['has a space before the punctuation in "stop ."; remove it'],
	],
	["one, two: three. That-that", []],
	[
		"each<BR>line",
		[
			'has the HTML "<BR>", which visitors would see; write the character itself, or leave it out',
		],
	],
	["R&D; Q&As; <name>, <your-stage> and a < b > c", []],
	["an office in Wagga Wagga and one in Bora Bora", []],
	["The the", ['has "The the"; remove one of the two']],
])("finds the typing errors in '%s'", (text, faults) => {
	expect(typingErrors(text)).toEqual(faults);
});

it("the words of a company's own name and address are not judged", () => {
	const names = ["Fiber Harbor", "Yum yum", "500 Harbor Center Drive"];
	const text = "Yum yum and Fiber Harbor, 500 Harbor Center Drive";
	const rest = withoutNames(text, names);
	expect(americanisms(text)).not.toEqual([]);
	expect(typingErrors(text)).not.toEqual([]);
	expect([...americanisms(rest), ...typingErrors(rest)]).toEqual([]);
	expect(
		americanisms(withoutNames("the color of Fiber Harbor", names)),
	).toEqual(["color: -our"]);
});

it("standards and partners keep the names that their owners use", () => {
	const faultsIn = (collection: CollectionName, value: object) =>
		wording({
			files: [
				{
					...{ file: "a.yaml", collection, value },
					placeOf: () => ({ line: 1, column: 1 }),
				},
			],
			...{ names: [], texts: {}, icons: new Set() },
			...{ drawings: new Set(), publicFiles: new Set() },
		}).map(({ field }) => field);
	const name = "Color Catalog";
	expect(faultsIn("services", { standards: [name, "TBD"] })).toEqual([
		"standards number 2",
	]);
	expect(faultsIn("services", { pageTitle: name })).toHaveLength(2);
	expect(faultsIn("partners", [{ name }])).toEqual([]);
});
