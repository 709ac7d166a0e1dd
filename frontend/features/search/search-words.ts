import { stemmer } from "stemmer";
import { memoize } from "./memoize.ts";

/**
 * Words that say nothing about what is looked for. The contractions are as typed on a phone, without
 * their apostrophes; "well" and "were" are missing, being words as well.
 */
const filler = new Set(
	"arent couldnt didnt doesnt dont hadnt hasnt havent hows im isnt ive lets shouldnt thats theres theyre theyve wasnt werent weve whats wheres whos wont wouldnt youre youve a am an and any anyone anything are as at be been but by can could did do does for from get getting give going got had has have how i if in into is it its just like looking may me my myself need of offer on or our ourselves out please provide should show so some something tell that the their them there these they this to too us use used uses using very want wants was we were what when where which who why will with would you your yourself".split(
		" ",
	),
);

/** Splits a text into lower-case words of letters and digits, without accents and apostrophes. */
export function splitWords(text: string): string[] {
	// Nearly all text is ASCII, which this handles about ten times as fast.
	if (/^[ -~]*$/.test(text)) {
		return (
			text
				.replace(/'/g, "")
				.toLowerCase()
				.match(/[a-z0-9]+/g) ?? []
		);
	}
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}

/** The end of "we've", "don't" or "who's", which without its apostrophe would look like a misspelt word. */
const contraction = /(?<=\p{L})(?:['’](?:d|ll|m|re|s|ve)|n['’]t)\b/giu;

/** Returns the words of a text, without filler words. */
export function searchedWords(text: string): string[] {
	const whole = text
		.replace(/\bcan['’]?t\b/gi, "cannot")
		.replace(/\bwon['’]t\b/gi, "")
		.replace(contraction, "");
	return splitWords(whole).filter((word) => !isFiller(word));
}

/** Returns whether a word says nothing about what is looked for. */
export function isFiller(word: string): boolean {
	return filler.has(word);
}

/** Words whose stem is that of others with another meaning: "documents", "governance", "excel". */
const unrelated = new Set(
	"accessibility continuity documentation embedding excellence government internal opening publication responsible severity".split(
		" ",
	),
);

/** What differs in British spelling, and how Americans write it. */
const british =
	/is(?=(?:e[drs]?|ers|es|ing|ations?|ational)$)|ys(?=(?:e[drs]?|ers|ing)$)|(?<=...)our(?=(?:s|ed|ing|al)?$)|(?<=..)tre(?=s?$)|ogue(?=s?$)|(?<=^(?:def|lic|off))enc(?=(?:e[ds]?|ing)$)|(?<=^program)me(?=s?$)|(?<=^art)e(?=fact)/;
const american: Record<string, string> = {
	is: "iz",
	ys: "yz",
	our: "or",
	tre: "ter",
	ogue: "og",
	enc: "ens",
	me: "",
	e: "i",
};

/** Returns the stem that forms of a word share: "migrate" and "migrations", "organisation" and "organize". */
export const stemmed = memoize((word) => {
	const singular = word.endsWith("s") ? word.slice(0, -1) : word;
	if (unrelated.has(singular)) return singular;
	// The stemmer knows only American spelling.
	return stemmer(word.replace(british, (part) => american[part] ?? part));
});

/** Joins the stems of all words into the form in which names are compared. */
export function comparable(words: string[]): string {
	return words.map(stemmed).join(" ");
}
