import { contactFields } from "./fields.ts";

/**
 * Word processors, spreadsheets, phone books and terminals put invisible characters on the
 * clipboard, which a visitor could not find and delete after an error. They are replaced or
 * removed before a message is validated.
 */

// Vertical tab (a soft line break of word processors), form feed, next line, line and paragraph separator.
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/g;
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
// Without the lookbehind, the time for spaces in the middle would grow with the square of their number.
const surroundingSpaces = /^[^\S\r\n]+|(?<![^\S\r\n])[^\S\r\n]+$/g;

/** Tidies text of several lines: every line break becomes one that mail and CSV know; other control characters are removed. */
export function tidyText(text: string): string {
	return text
		.replace(otherLineBreaks, "\n")
		.replace(/[^\P{Cc}\t\n\r]/gu, "")
		.replace(loneSurrogates, "\ufffd");
}

/**
 * Tidies text of one line. CR and LF stay, and are rejected later: a form field cannot contain
 * them, so only a request that tries to forge a line of the mail does.
 */
export function tidyLine(text: string): string {
	return text
		.replace(otherLineBreaks, " ")
		.replaceAll("\t", " ")
		.replace(/[^\P{Cc}\n\r]/gu, "")
		.replace(directionControls, "")
		.replace(loneSurrogates, "\ufffd");
}

/** Tidies an email address: removes surrounding spaces and invisible characters, and replaces full-width characters with ASCII. */
export function tidyAddress(text: string): string {
	const tidied = tidyLine(text)
		.replace(/[\uff01-\uff5e]/g, (character) =>
			String.fromCharCode(character.charCodeAt(0) - 0xfee0),
		)
		.replaceAll("\u3002", ".")
		.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
		.replace(surroundingSpaces, "");
	// The time that NFC takes grows with the square of the number of combining marks. It shortens a text
	// to a quarter at most, so one of more than four times the limit is rejected with or without it.
	return tidied.length > 4 * contactFields.email_address.limit
		? tidied
		: tidied.normalize("NFC");
}
