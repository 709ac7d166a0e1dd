import { facts } from "../facts.ts";
import { site } from "../site.ts";
import { leaveOut } from "./leave-out.ts";
import { mapTexts } from "./map-texts.ts";

/** What a text's limits allow for the company's name, in characters: a longer one breaks none of the words that hold it. */
const countedName = 10;

// Of the characters that Unicode leaves to everyone's own use, so that no text has it.
const nameMark = "\u{E000}".repeat(Math.min(site.name.length, countedName));

/** Facts that site.ts leaves empty: a company may have no phone. */
const emptyFacts = Object.entries(facts)
	.filter(([, value]) => value === "")
	.map(([name]) => `{${name}}`);

/**
 * A value as read from a file, with every {site.…} that facts.ts knows filled in, but for the
 * name, which is only marked, and without the sentences that name an empty one. A text that
 * would have nothing left stays as it is; the schemas refuse it, and names that nothing fills in.
 */
export function fillFacts<Value>(value: Value): Value {
	return mapTexts(value, (text) => {
		const left = leaveOut(text, emptyFacts);
		return (left.trim() ? left : text).replace(
			/\{([\w.]+)\}/g,
			(whole, name: string) => {
				if (emptyFacts.includes(whole)) return whole;
				return name === "site.name" ? nameMark : (facts[name] ?? whole);
			},
		);
	});
}

/** The same with its name, once its lengths have been checked. */
export function fillName<Value>(value: Value): Value {
	return mapTexts(value, (text) => text.replaceAll(nameMark, site.name));
}
