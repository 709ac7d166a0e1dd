import { facts } from "../facts.ts";
import { site } from "../site.ts";
import { mapTexts } from "./map-texts.ts";

/** What a text's limits allow for the company's name, in characters: a longer one breaks none of the words that hold it. */
const countedName = 10;

// Of the characters that Unicode leaves to everyone's own use, so that no text has it.
const nameMark = "\u{E000}".repeat(Math.min(site.name.length, countedName));

/**
 * A value as read from a file, with every {site.…} that facts.ts knows filled in, but for the
 * name, which is only marked. The schemas refuse those that are left.
 */
export function fillFacts<Value>(value: Value): Value {
	return mapTexts(value, (text) =>
		text.replace(/\{([\w.]+)\}/g, (whole, name: string) =>
			name === "site.name" ? nameMark : (facts[name] ?? whole),
		),
	);
}

/** The same with its name, once its lengths have been checked. */
export function fillName<Value>(value: Value): Value {
	return mapTexts(value, (text) => text.replaceAll(nameMark, site.name));
}
