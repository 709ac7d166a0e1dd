import contentIndex from "virtual:content-index";
import { describe, expect, it } from "vitest";
import {
	contactRefusals,
	contactWords,
	responsePage,
} from "#content/contact/words.ts";
import { buildFooter, buildNavigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { contentFiles } from "./support/content-files.ts";
import { americanisms, fillerWords } from "./support/language.ts";
import { visibleTexts } from "./support/texts.ts";

const texts = [
	...contentFiles,
	{ where: "site", value: site },
	{ where: "navigation", value: buildNavigation(contentIndex) },
	{ where: "footer", value: buildFooter(contentIndex) },
	{
		where: "contact/words",
		value: [contactWords, contactRefusals, responsePage],
	},
].flatMap(({ where, value }) =>
	visibleTexts(value).map(({ field, text }) => ({
		where: `${where}: ${field}`,
		text,
	})),
);

it("every text is in Australian spelling", () => {
	expect(faults(americanisms)).toEqual([]);
});

it("no text holds words that say nothing", () => {
	expect(faults(fillerWords)).toEqual([]);
});

it("no text is typed carelessly: twice the same word, two blanks, a blank before a stop", () => {
	const careless = /\b(\p{L}{2,}) \1\b(?!-)|\S {2,}\S| [,.;:!?](?=\s|$)/giu;
	expect(
		faults((text) => [...text.matchAll(careless)].map(([found]) => found)),
	).toEqual([]);
});

function faults(find: (text: string) => string[]): string[] {
	return texts.flatMap(({ where, text }) =>
		find(text).map((fault) => `${where}, ${fault}`),
	);
}

describe("the spelling check", () => {
	it.each([
		["We organize your data", "organize: -ise, -isation"],
		["Color of the year", "color: -our"],
		["a data center", "center: -re"],
		["Modeling threats", "modeling: -ll-"],
		["We analyze logs", "analyze: -lyse"],
		["tokenization", "tokenization: -ise, -isation"],
		["lines of defense", "defense: -ence"],
	])("finds the American word in '%s'", (text, fault) => {
		expect(americanisms(text)).toEqual([fault]);
	});

	it.each([
		"the size of the prize, resized",
		"Center for Internet Security",
		"write to color@example.com or see https://example.com/color",
		"modelling, colour, centre, analyse, organisation",
		"see /services/id/digital/ci-cd-optimization",
	])("lets '%s' pass", (text) => {
		expect(americanisms(text)).toEqual([]);
	});
});
