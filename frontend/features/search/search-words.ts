import { stemmer } from "stemmer";
import { memoize } from "./memoize.ts";

const filler = new Set(
	"a am an and any anyone anything are as at be been but by can could did do does for from get getting give going got had has have how i if in into is it its just like looking may me my need of offer on or our out please provide show so some something tell that the their them there these they this to too us use used uses using very want wants was we were what when where which who why will with would you your".split(
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
		.replace(/\bcan['’]t\b/gi, "cannot")
		.replace(contraction, "");
	return splitWords(whole).filter((word) => !filler.has(word));
}

/** Returns the stem that forms of a word share: "migrate" and "migrations", "organisation" and "organize". */
export const stemmed = memoize((word) =>
	// The stemmer knows only American spelling.
	stemmer(word.replace(/is(?=(e[drs]?|ers|es|ing|ations?)$)/, "iz")),
);

/** Joins the stems of all words into the form in which names are compared. */
export function comparable(words: string[]): string {
	return words.map(stemmed).join(" ");
}
