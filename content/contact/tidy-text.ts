/**
 * What word processors, spreadsheets, phone books and terminals put into the clipboard
 * beside the words: signs that nobody sees, so a visitor could not take them out after an
 * error. They are replaced or left out before a message is judged.
 */

// Vertical tab (a soft line break of word processors), form feed, next line, line and paragraph separator.
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/g;
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const halfPairs = /\p{Cs}/gu;

/** A text of several lines: every kind of line break is one that mail and CSV know, other control characters go. */
export function tidyText(text: string): string {
	return text
		.replace(otherLineBreaks, "\n")
		.replace(/[^\P{Cc}\t\n\r]/gu, "")
		.replace(halfPairs, "\ufffd");
}

/**
 * A text of one line. CR and LF stay, and are refused: no form field holds them, so only
 * who forges a mail's lines sends them.
 */
export function tidyLine(text: string): string {
	return text
		.replace(otherLineBreaks, " ")
		.replaceAll("\t", " ")
		.replace(/[^\P{Cc}\n\r]/gu, "")
		.replace(directionControls, "")
		.replace(halfPairs, "\ufffd");
}

/** A mail address as it was meant: without blanks around it and invisible signs, and in ASCII where full-width letters stand. */
export function tidyAddress(text: string): string {
	return tidyLine(text)
		.replace(/[\uff01-\uff5e]/g, (sign) =>
			String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
		)
		.replaceAll("\u3002", ".")
		.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
		.replace(/^[^\S\r\n]+|[^\S\r\n]+$/g, "")
		.normalize("NFC");
}
